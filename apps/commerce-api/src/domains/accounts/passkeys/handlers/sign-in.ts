import { randomBytes } from 'node:crypto';

import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { needCustomerList } from '../../identity/customer-lists.ts';
import { identityRepository } from '../../identity/repository.ts';
import { CODE_SECONDS } from '../../identity/rules/code.ts';
import { CHALLENGE_MS, drawChallenge } from '../challenge.ts';
import type { PasskeyParts } from '../passkey-parts.ts';
import { passkeyRepository } from '../repository.ts';
import { challengeOf, verifySignature } from '../verification.ts';

/** All passkey errors respond alike. */
const unknown = () => new ServiceError('AUT418');

/** Calls that sign in with a passkey; failed passwords lock no passkey. */
export const passkeySignInHandlers = ({ clock, brands, relyingParty }: PasskeyParts) =>
  defineHandlers({
    createPasskeySignIn: async ({ context, transaction, reply }) => {
      needCustomerList(brands, context.brand);
      reply.header('cache-control', 'no-store');
      const challenge = drawChallenge();
      const expiresAt = new Date(clock.now() + CHALLENGE_MS);
      await transaction((tx) => passkeyRepository(tx).addChallenge(challenge, null, expiresAt));
      return {
        challenge,
        rpId: relyingParty.id,
        timeout: CHALLENGE_MS,
        userVerification: 'required' as const,
      };
    },
    signInWithPasskey: async ({ body, context, transaction }) => {
      const { brand } = context;
      needCustomerList(brands, brand);
      const challenge = challengeOf(body);
      if (challenge === undefined) throw unknown();
      // A separate transaction: the challenge stays used if the check fails.
      const holder = await transaction(async (tx) => {
        const passkeys = passkeyRepository(tx);
        const isOpen = await passkeys.takeChallenge(challenge, null, new Date(clock.now()));
        return isOpen ? passkeys.holder(brand, body.credentialId) : undefined;
      });
      if (holder === undefined || holder.userHandle !== body.userHandle) throw unknown();
      const counter = await verifySignature(body, challenge, holder.key, relyingParty);
      if (counter === undefined || holder.isClosed) throw unknown();
      const authorizationCode = randomBytes(32).toString('base64url');
      await transaction(async (tx) => {
        const now = clock.now();
        if (!(await passkeyRepository(tx).use(holder.key, counter, new Date(now)))) throw unknown();
        await identityRepository(tx).addCode(authorizationCode, {
          subject: holder.subject,
          type: body.type,
          challenge: body.codeChallenge,
          expiresAt: new Date(now + CODE_SECONDS * 1_000),
        });
      });
      return { authorizationCode, expiresIn: CODE_SECONDS };
    },
  });
