import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../../platform/limits/client.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { guardKeysOf, signInGuards } from '../guard.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { readEmail } from '../email.ts';
import { needCustomerList } from '../customer-lists.ts';
import { issueCode } from '../issue-code.ts';
import { identityRepository, type Credential } from '../repository.ts';

/** Rejects an account that is closed, or a temporary password that has expired. */
function rejectEnded({ closedAt, temporaryUntil }: Credential, nowMs: number): void {
  if (closedAt !== null) throw new ServiceError('AUT418');
  if (temporaryUntil !== null && temporaryUntil.getTime() <= nowMs) throw new ServiceError('AUT437');
}

/** Checks e-mail and password; an unknown address costs and responds like a wrong password. */
export const signInHandlers = ({ clock, secret, hasher, checkCaptcha, brands }: IdentityParts) =>
  defineHandlers({
    signIn: async ({ body, context, log, transaction }) => {
      await checkCaptcha({ action: 'login', token: body.recaptcha_response, context, log });
      const { brand } = context;
      needCustomerList(brands, brand);
      const name = readEmail(body.username, 'username');
      const keys = guardKeysOf(secret, { brand, name, client: context.client ?? NOBODY });
      const { onFailure, credential } = await transaction(async (tx) => ({
        onFailure: await signInGuards(tx).startAttempt(keys, clock.now()),
        credential: await identityRepository(tx).credentialOfEmail(brand, name),
      }));
      const { isRight, isOutdated } = await hasher.verify(body.password, credential?.passwordHash);
      if (credential === undefined || !isRight) throw new ServiceError(onFailure);
      rejectEnded(credential, clock.now());
      const newHash = isOutdated ? await hasher.hash(body.password) : undefined;
      return transaction(async (tx) => {
        await signInGuards(tx).succeed(keys, clock.now());
        const { subject, passwordHash } = credential;
        if (newHash !== undefined) await identityRepository(tx).rehash(subject, passwordHash, newHash);
        return issueCode(tx, { subject, type: body.type, challenge: body.codeChallenge }, clock.now());
      });
    },
  });
