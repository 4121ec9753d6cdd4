import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../../../../platform/context/request-context.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../../platform/limits/client.ts';
import { mailToAddress } from '../../../../platform/limits/table.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import {
  addressToConfirm,
  emailLinkRepository,
  consumerRepository,
  toPendingEmail,
  tokenRepository,
} from '../../../customers/index.ts';
import { checkPassword } from '../check-password.ts';
import { readEmail } from '../email.ts';
import { accountKeyOf } from '../guard.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { hashOfEmailCode, mailEmailLink } from '../mail-email-link.ts';
import { passwordRepository } from '../password-repository.ts';

/** Calls that change the e-mail address of an account or cancel the change. */
const ownHandlers = (parts: IdentityParts) => {
  const { clock, limits, secret } = parts;
  const countMail = async ({ brand, client = NOBODY }: RequestContext, email: string): Promise<void> =>
    limits?.check(mailToAddress, { client, object: accountKeyOf(secret, brand, email) });
  return defineHandlers({
    requestEmailChange: async ({ body, context, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      const email = readEmail(body.email, 'email');
      const { credential: kept, ...person } = await checkPassword(parts, body.currentPassword, {
        context,
        transaction,
      });
      if (email === person.email) throw new ServiceError('API400', { field: 'email' });
      await countMail(context, email);
      const now = new Date(clock.now());
      const link = await transaction(async (tx) => {
        const account = await passwordRepository(tx).lockAccount(kept.subject);
        if (account === undefined) throw new ServiceError('AUT498');
        return mailEmailLink(tx, account, { kind: 'confirm', email }, now);
      });
      return toPendingEmail(link);
    },
    cancelEmailChange: async ({ object: person, tx }) => {
      const links = emailLinkRepository(tx);
      const waiting = await addressToConfirm(tx, person, new Date(clock.now()));
      // Confirming the account's current address changes nothing.
      if (waiting?.email !== person.email) await links.cancel(person);
      return { cancelled: true };
    },
    resendEmailConfirmation: async ({ within, context }) => {
      const now = new Date(clock.now());
      const email = await within(async (tx, lock) => {
        const person = await lock();
        const waiting = await addressToConfirm(tx, person, now);
        return waiting?.email ?? (person.emailVerifiedAt === null ? person.email : undefined);
      });
      if (email === undefined) throw new ServiceError('API404');
      await countMail(context, email);
      const link = await within(async (tx, lock) =>
        mailEmailLink(tx, await lock(), { kind: 'confirm', email }, now),
      );
      return toPendingEmail(link);
    },
  });
};

/** Calls of mailed links: the code proves access to the mailbox, so no session is needed. */
const linkHandlers = ({ clock, secret, hasher }: IdentityParts) =>
  defineHandlers({
    confirmEmail: async ({ body, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      const now = new Date(clock.now());
      return transaction(async (tx) => {
        const taking = await emailLinkRepository(tx).take(hashOfEmailCode(body.code), 'confirm', now);
        if (taking === undefined) throw new ServiceError('API404');
        const { link, person } = taking;
        const { email } = link;
        const isChange = email !== person.email;
        const consumers = consumerRepository(tx);
        if (isChange && (await consumers.isEmailTaken(person, email, now))) throw new ServiceError('PRO400');
        await consumers.setEmail(person, email, now);
        if (isChange) {
          await passwordRepository(tx).endCodes(person.subject);
          // An unverified address may belong to a stranger, who must not get into the account.
          if (person.emailVerifiedAt !== null)
            await mailEmailLink(tx, { ...person, email }, { kind: 'undo', email: person.email }, now);
        }
        return { email };
      });
    },
    undoEmailChange: async ({ body, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      const now = new Date(clock.now());
      // The person who changed the address knew the password, so it is replaced by a random one.
      const unknownPassword = await hasher.hash(randomBytes(32).toString('base64url'));
      return transaction(async (tx) => {
        const links = emailLinkRepository(tx);
        const taking = await links.take(hashOfEmailCode(body.code), 'undo', now);
        if (taking === undefined) throw new ServiceError('API404');
        const { link, person } = taking;
        const { email } = link;
        const { subject, brand } = person;
        await links.endSince(link);
        await consumerRepository(tx).setEmail(person, email, now);
        const passwords = passwordRepository(tx);
        const known = await passwords.person(subject);
        if (known !== undefined) await passwords.replace(known.credential, unknownPassword, now);
        await passwords.endCodes(subject);
        await tokenRepository(tx).endSessions(subject);
        await passwords.unlock(accountKeyOf(secret, brand, email));
        return { email };
      });
    },
  });

/** Calls about the e-mail address of an account, which is its sign-in name. */
export const emailHandlers = (parts: IdentityParts) => ({ ...ownHandlers(parts), ...linkHandlers(parts) });
