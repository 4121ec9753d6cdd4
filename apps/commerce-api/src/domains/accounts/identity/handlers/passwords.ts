import { randomBytes, randomUUID } from 'node:crypto';

import { shopperOf } from '../../../../platform/context/request-context.ts';
import { rejectAll, ServiceError } from '../../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../../platform/limits/client.ts';
import { mailToAddress } from '../../../../platform/limits/table.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { queueMail } from '../../../operations/index.ts';
import { tokenRepository } from '../../../customers/index.ts';
import { readEmail } from '../email.ts';
import { checkPassword } from '../check-password.ts';
import { accountKeyOf } from '../guard.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { passwordRepository } from '../password-repository.ts';
import type { Credential } from '../repository.ts';
import { checkNewPassword } from '../rules/new-password.ts';

const RESET_MS = 30 * 60_000;

const isOneOf = async (
  hasher: PasswordHasher,
  password: string,
  hashes: readonly string[],
): Promise<boolean> => {
  for (const hash of hashes) if ((await hasher.verify(password, hash)).isRight) return true;
  return false;
};

/** Rejects the current password (AUT451) and earlier ones (AUT452). */
async function rejectKnown(hasher: PasswordHasher, password: string, credential: Credential): Promise<void> {
  const field = 'newPassword';
  if (await isOneOf(hasher, password, [credential.passwordHash])) throw new ServiceError('AUT451', { field });
  if (await isOneOf(hasher, password, credential.previousHashes)) throw new ServiceError('AUT452', { field });
}

/** Changes a password; a wrong current one counts like a sign-in, and all other sessions end. */
const changeHandlers = (parts: IdentityParts) =>
  defineHandlers({
    changePassword: async ({ body, context, transaction }) => {
      rejectAll(checkNewPassword(body));
      const { clock, hasher } = parts;
      const { subject, usid } = shopperOf(context);
      const { credential: kept } = await checkPassword(parts, body.currentPassword, { context, transaction });
      await rejectKnown(hasher, body.newPassword, kept);
      const passwordHash = await hasher.hash(body.newPassword);
      const isChanged = await transaction(async (tx) => {
        if (!(await passwordRepository(tx).replace(kept, passwordHash, new Date(clock.now())))) return false;
        await tokenRepository(tx).endSessions(subject, usid);
        return true;
      });
      if (!isChanged) throw new ServiceError('PRO415');
      return { changed: true };
    },
  });

/** Calls for a lost password; they respond alike for addresses without an account. */
const lostHandlers = ({ clock, secret, hasher, checkCaptcha, limits }: IdentityParts) =>
  defineHandlers({
    resetPassword: async ({ body, context, log, transaction }) => {
      await checkCaptcha({ action: 'login', token: body.recaptcha_response, context, log });
      const email = readEmail(body.email, 'email');
      const { brand } = context;
      const object = accountKeyOf(secret, brand, email);
      await limits?.check(mailToAddress, { client: context.client ?? NOBODY, object });
      const now = clock.now();
      const code = randomBytes(32).toString('base64url');
      await transaction(async (tx) => {
        const passwords = passwordRepository(tx);
        // An address without an account costs the same work; its mail is never written.
        const subject = (await passwords.subjectOf(brand, email)) ?? `nobody-${randomUUID()}`;
        await passwords.addReset(code, subject, new Date(now + RESET_MS));
        const mail = { kind: 'password-reset', reference: randomUUID(), payload: { subject, code } } as const;
        await queueMail(tx, mail, new Date(now));
      });
      return { accepted: true };
    },
    confirmForgotPassword: async ({ body, context, log, transaction }) => {
      await checkCaptcha({ action: 'login', token: body.recaptcha_response, context, log });
      rejectAll(checkNewPassword(body));
      const { code } = body;
      const known = await transaction((tx) =>
        passwordRepository(tx).personOfReset(code, new Date(clock.now())),
      );
      if (known === undefined || known.credential.closedAt !== null) throw new ServiceError('AUT402');
      const { credential: kept, brand, email } = known;
      if (await isOneOf(hasher, body.newPassword, [kept.passwordHash, ...kept.previousHashes]))
        throw new ServiceError('AUT452', { field: 'newPassword' });
      const passwordHash = await hasher.hash(body.newPassword);
      await transaction(async (tx) => {
        const passwords = passwordRepository(tx);
        if (!(await passwords.useReset(code, kept.subject))) throw new ServiceError('AUT402');
        if (!(await passwords.replace(kept, passwordHash, new Date(clock.now()))))
          throw new ServiceError('PRO415');
        await tokenRepository(tx).endSessions(kept.subject);
        await passwords.unlock(accountKeyOf(secret, brand, email));
        // The link proves access to the mailbox.
        await passwords.verifyEmail(kept.subject, email, new Date(clock.now()));
      });
      return { changed: true };
    },
  });

/** Calls that set a new password. */
export const passwordHandlers = (parts: IdentityParts) => ({
  ...changeHandlers(parts),
  ...lostHandlers(parts),
});
