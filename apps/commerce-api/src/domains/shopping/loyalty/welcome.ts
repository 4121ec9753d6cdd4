import { eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import type { Text } from '../../../shared/text.ts';
import { coupon, promotion } from '../cart/promotion-schema.ts';
import type { Member } from './member.ts';
import { loyaltyMessages } from './messages.ts';
import { loyaltyRepository } from './repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const WELCOME_DAYS = 90;
const ID = 'member-welcome';
const PERCENT = 10;

export interface Welcome {
  readonly promotionId: string;
  readonly names: Text;
  readonly code: string;
  readonly percent: number;
  readonly expiresAt: Date;
  readonly isRedeemed: boolean;
  /** Whether it can still be used: once, in its time, and for a first order before any other. */
  readonly isEligible: boolean;
}

/** A personal code from the member id. */
const codeOf = ({ membership }: Member): string => `WELCOME-${membership.memberId}`;

/** The member's personal promotion, created on first request; later changes of it stay. */
export async function welcomeOf(tx: Tx, member: Member, nowMs: number): Promise<Welcome> {
  await tx
    .insert(promotion)
    .values({
      id: ID,
      kind: 'percentage',
      level: 'ORDER',
      percent: PERCENT,
      names: loyaltyMessages.welcomeName,
      categoryIds: [],
      excludedProductIds: [],
      firstOrderOnly: true,
    })
    .onConflictDoNothing();
  const code = codeOf(member);
  const endsAt = new Date(member.membership.enrolledAt.getTime() + WELCOME_DAYS * DAY_MS);
  await tx
    .insert(coupon)
    .values({ code, promotionId: ID, owner: member.person.subject, maxUses: 1, oncePerShopper: true, endsAt })
    .onConflictDoNothing();
  const [found] = await tx
    .select({ coupon, promotion })
    .from(coupon)
    .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
    .where(eq(coupon.code, code));
  if (found === undefined) throw new TypeError('the welcome promotion was not made');
  const isRedeemed = found.coupon.used > 0;
  const expiresAt = found.coupon.endsAt ?? endsAt;
  const isTooLate =
    found.promotion.firstOrderOnly && (await loyaltyRepository(tx).hasOrdered(member.person.subject));
  return {
    promotionId: found.promotion.id,
    names: found.promotion.names,
    code,
    percent: found.promotion.percent ?? 0,
    expiresAt,
    isRedeemed,
    isEligible: !isRedeemed && !isTooLate && nowMs < expiresAt.getTime(),
  };
}
