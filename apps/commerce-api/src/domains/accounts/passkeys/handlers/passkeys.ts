import { randomBytes, randomUUID } from 'node:crypto';

import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { CHALLENGE_MS, drawChallenge } from '../challenge.ts';
import type { PasskeyParts } from '../passkey-parts.ts';
import { passkeyReader, passkeyRepository } from '../repository.ts';
import { describeAuthenticator } from '../rules/authenticator.ts';
import { ALGORITHMS, challengeOf, verifyNew } from '../verification.ts';
import { toPasskey } from '../view.ts';

const MOST = 10;
const HANDLE_BYTES = 16;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Calls about the passkeys of the signed-in consumer. */
export const passkeyHandlers = ({ clock, relyingParty }: PasskeyParts) =>
  defineHandlers({
    getPasskeys: async ({ object: person, db }) => ({
      passkeys: (await passkeyReader(db).all(person)).map(toPasskey),
    }),
    createPasskeyOptions: async ({ object: person, tx, reply }) => {
      reply.header('cache-control', 'no-store');
      const passkeys = passkeyRepository(tx);
      const known = await passkeys.all(person);
      if (known.length >= MOST) throw new ServiceError('API400');
      const userHandle = await passkeys.userHandle(person, randomBytes(HANDLE_BYTES).toString('base64url'));
      const challenge = drawChallenge();
      await passkeys.addChallenge(challenge, person.consumerNo, new Date(clock.now() + CHALLENGE_MS));
      const fullName = [person.firstName, person.lastName].filter((part) => part !== null).join(' ');
      return {
        challenge,
        rp: { id: relyingParty.id, name: capitalized(person.brand) },
        user: { id: userHandle, name: person.email, displayName: fullName || person.email },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: CHALLENGE_MS,
        attestation: 'none' as const,
        // The same authenticator does not register twice.
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({
          type: 'public-key' as const,
          id,
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true,
          userVerification: 'required' as const,
        },
      };
    },
    addPasskey: async ({ body, within }) => {
      const challenge = challengeOf(body);
      const now = new Date(clock.now());
      // A separate transaction: the challenge stays used if the check fails.
      const isOpen = await within(async (tx, lock) => {
        const { consumerNo } = await lock();
        return challenge !== undefined && passkeyRepository(tx).takeChallenge(challenge, consumerNo, now);
      });
      const made =
        isOpen && challenge !== undefined ? await verifyNew(body, challenge, relyingParty) : undefined;
      if (made === undefined) throw new ServiceError('API400');
      const { aaguid, ...key } = made;
      const transports = body.transports ?? [];
      const added = {
        id: randomUUID(),
        ...key,
        transports,
        ...describeAuthenticator(aaguid, transports),
        createdAt: now,
      };
      await within(async (tx, lock) => {
        const person = await lock();
        const passkeys = passkeyRepository(tx);
        const isFull = (await passkeys.all(person)).length >= MOST;
        if (isFull || !(await passkeys.add(person, added))) throw new ServiceError('API400');
      });
      return toPasskey({ ...added, lastUsedAt: null });
    },
    removePasskey: async ({ object, tx }) => {
      await passkeyRepository(tx).remove(object);
      return { passkeyId: object.key.id };
    },
  });
