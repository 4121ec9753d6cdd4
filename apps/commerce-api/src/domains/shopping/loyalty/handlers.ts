import { randomBytes } from 'node:crypto';
import type { LoyaltyVouchers } from '@haberdash/api-client/consumers';

import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { toMajor } from '../../../shared/money.ts';
import { formatText, textIn } from '../../../shared/text.ts';
import { LOYALTY_TOKEN_SECONDS, signLoyaltyToken } from './loyalty-token.ts';
import { memberOf, type Member } from './member.ts';
import { loyaltyMessages } from './messages.ts';
import { loyaltyRepository } from './repository.ts';
import { checkReferral, TIER_MS, tierOf, vouchersOf } from './rules.ts';
import { welcomeOf } from './welcome.ts';

export interface LoyaltyParts {
  readonly clock: Clock;
  readonly secret: string;
}

type Loyalty = ReturnType<typeof loyaltyRepository>;

const REFERRAL_BYTES = 6;

/** Records a referrer; 4044 for an unknown code, API400 for an invalid invitation. */
async function noteReferral(
  loyalty: Loyalty,
  { person, membership }: Member,
  code: string,
  nowMs: number,
): Promise<void> {
  const referrerNo = await loyalty.memberOfCode(code);
  if (referrerNo === undefined) throw new ServiceError('4044', { field: 'referralCode' });
  const { consumerNo, subject } = person;
  const invited = {
    consumerNo,
    enrolledAt: membership.enrolledAt,
    referrerNo: await loyalty.referrerOf(consumerNo),
    hasOrdered: await loyalty.hasOrdered(subject),
  };
  const verdict = checkReferral(invited, referrerNo, nowMs);
  if (verdict === 'known') return;
  if (verdict !== 'new') throw new ServiceError('API400', { field: 'referralCode' });
  await loyalty.addReferral({ consumerNo, referrerNo, state: 'JOINED', createdAt: new Date(nowMs) });
}

/** Vouchers in the member's currency; none on sites with another one. */
async function vouchersFor(
  loyalty: Loyalty,
  { person, membership }: Member,
  { currency, country }: RequestContext,
  { clock }: LoyaltyParts,
): Promise<LoyaltyVouchers> {
  const { consumerNo } = person;
  const minimumPoints = marketOf(country)?.minimumPoints ?? 1;
  const earned = await loyalty.earnedSince(consumerNo, new Date(clock.now() - TIER_MS));
  const { id, next } = tierOf(earned);
  const available = person.currency === currency;
  return {
    currentLoyaltyPoints: membership.points,
    pendingPoints: membership.pendingPoints,
    minimumPoints,
    currency: person.currency,
    tier: { id, ...(next === undefined ? {} : { nextTier: next.id, pointsToNextTier: next.points }) },
    referralCode: await loyalty.referralCode(consumerNo, randomBytes(REFERRAL_BYTES).toString('hex')),
    applicableLoyaltyVouchers: vouchersOf(membership.points, minimumPoints).map(
      ({ points, amount, isEligible }) => ({
        points,
        amountInCurrency: toMajor(amount),
        available,
        eligible: isEligible,
      }),
    ),
  };
}

/** Calls about the loyalty programme (spec 1 §3, §6, §7). */
export const loyaltyHandlers = (parts: LoyaltyParts) =>
  defineHandlers({
    createLoyaltyToken: async ({ body, context, transaction }) => {
      const { usid, referralCode } = body;
      const { clock, secret } = parts;
      const { memberId } = await transaction(async (tx) => {
        const member = await memberOf(tx, context);
        if (usid !== shopperOf(context).usid) throw new ServiceError('API400', { field: 'usid' });
        if (referralCode !== undefined)
          await noteReferral(loyaltyRepository(tx), member, referralCode, clock.now());
        return member.membership;
      });
      const loyaltyToken = signLoyaltyToken({ memberId, usid }, clock.now(), secret);
      return { loyaltyToken, memberId, expiresIn: LOYALTY_TOKEN_SECONDS };
    },
    getWelcomePromo: async ({ context, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      const welcome = await transaction(async (tx) =>
        welcomeOf(tx, await memberOf(tx, context), parts.clock.now()),
      );
      const { promotionId, names, code, percent, expiresAt, isRedeemed, isEligible } = welcome;
      const { edition } = context;
      return {
        promotionId,
        promotionName: textIn(names, edition),
        code,
        calloutMessage: formatText(loyaltyMessages.welcomeCallout, edition, {
          percent: String(percent),
          code,
        }),
        expiresAt: expiresAt.toISOString(),
        redeemed: isRedeemed,
        eligible: isEligible,
      };
    },
    getLoyaltyVouchers: ({ context, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      return transaction(async (tx) =>
        vouchersFor(loyaltyRepository(tx), await memberOf(tx, context), context, parts),
      );
    },
  });
