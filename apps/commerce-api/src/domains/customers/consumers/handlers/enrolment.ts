import { missingFields } from '@haberdash/account';
import { randomInt, randomUUID } from 'node:crypto';

import { defineHandlers, type Services } from '../../../../platform/operations/area.ts';
import { shopperOf, type RequestContext } from '../../../../platform/context/request-context.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { queueMail } from '../../../operations/index.ts';
import { hashOfSecret } from '../../token/hash-of-secret.ts';
import { challengeRepository } from '../challenge-repository.ts';
import { CHALLENGE_MS, provesCode, isWorthMail } from '../rules/challenge.ts';
import { mailRecipient } from '../rules/subscriptions.ts';

const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
/** Hashed with the challenge id, because a code alone could be brute-forced. */
const hashOf = (challengeId: string, code: string): string => hashOfSecret(`${challengeId}/${code}`);
const secondsUntil = (end: Date, nowMs: number): number =>
  Math.max(0, Math.floor((end.getTime() - nowMs) / 1000));

/** Enrolment calls (spec 2 §4): a proven address learns its account; unknown ones respond alike. */
export const enrolmentHandlers = ({ clock, config }: Pick<Services, 'clock' | 'config'>) => {
  const rejectStrangeBrand = ({ brand }: RequestContext): void => {
    if (!config.brands.includes(brand)) throw new ServiceError('AUT440');
  };
  return defineHandlers({
    retrieveUserData: async ({ body, context, transaction }) => {
      const email = mailRecipient(body.email);
      if (email === undefined) throw new ServiceError('AUT453', { field: 'email' });
      const { subject } = shopperOf(context);
      const { brand, locale } = context;
      const { proof, consumerId } = body;
      const now = clock.now();
      if (proof === undefined) {
        const [id, code, expiresAt] = [randomUUID(), newCode(), new Date(now + CHALLENGE_MS)];
        await transaction(async (tx) => {
          const challenges = challengeRepository(tx);
          const open = await challenges.open({ brand, email }, new Date(now));
          await challenges.add({ id, subject, brand, email, codeHash: hashOf(id, code), expiresAt });
          const mail = { kind: 'enrolment-code', reference: id, payload: { code, email, locale } } as const;
          if (isWorthMail(open)) await queueMail(tx, mail, new Date(now));
        });
        return { state: 'PROOF_NEEDED', challengeId: id, expiresIn: CHALLENGE_MS / 1000 };
      }
      const hash = hashOf(proof.challengeId, proof.code);
      const proved = await transaction(async (tx) => {
        const challenges = challengeRepository(tx);
        const challenge = await challenges.lock(proof.challengeId, subject, new Date(now));
        if (challenge === undefined) return undefined;
        const isRight = provesCode(challenge, { hash, email });
        await challenges.tried(challenge, isRight ? new Date(now) : null);
        return isRight
          ? { asked: challenge, account: await challenges.account(brand, { email }) }
          : undefined;
      });
      // Thrown after the transaction, so that a wrong code stays counted.
      if (proved === undefined) throw new ServiceError('AUT404');
      const { asked: challenge, account } = proved;
      if (consumerId !== undefined && account?.consumerNo !== consumerId) throw new ServiceError('CCN404');
      const { firstName = null, lastName = null } = account ?? {};
      return {
        state: 'PROVED',
        challengeId: challenge.id,
        expiresIn: secondsUntil(challenge.expiresAt, now),
        userData: {
          ...(firstName === null ? {} : { firstName }),
          ...(lastName === null ? {} : { lastName }),
        },
      };
    },
    lookUpConsumer: async ({ query, context, transaction }) => {
      rejectStrangeBrand(context);
      const { subject, type } = shopperOf(context);
      const challengeId = query?.challengeId;
      const { account, isOwn } = await transaction(async (tx) => {
        const challenges = challengeRepository(tx);
        if (challengeId === undefined) {
          if (type !== 'Registered') throw new ServiceError('AUT404');
          const own = await challenges.account(context.brand, { subject });
          if (own === undefined) throw new ServiceError('CCN404');
          return { account: own, isOwn: true };
        }
        const challenge = await challenges.lock(challengeId, subject, new Date(clock.now()));
        if (challenge?.provedAt === undefined || challenge.provedAt === null)
          throw new ServiceError('AUT404');
        return { account: await challenges.account(context.brand, challenge), isOwn: false };
      });
      if (account === undefined)
        return { registered: false, isLoyaltyMember: false, next: 'sign-up', missing: [] };
      // Enrolment has five fields, without gender.
      const missing = missingFields(account).filter((field) => field !== 'gender');
      const { isLoyaltyMember } = account;
      return { registered: true, isLoyaltyMember, next: isOwn ? 'complete-profile' : 'sign-in', missing };
    },
  });
};
