import type { Text } from '../../../../shared/text.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Amounts } from '../promotion-schema.ts';

/** Codes that one cart may have. */
export const MAX_COUPONS = 10;

/** What a promotion takes off, and from what. */
export interface Promotion {
  readonly id: string;
  readonly kind: 'percentage' | 'amount-off' | 'free-shipping' | 'gift';
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly names: Text;
  readonly percent: number | null;
  readonly amounts: Amounts | null;
  readonly thresholds: Amounts | null;
  readonly categoryIds: readonly string[];
  readonly excludedProductIds: readonly string[];
  /** Of a gift: the variants of which one is given. */
  readonly giftVariantIds?: readonly string[] | null;
  /** For who has no order yet. */
  readonly firstOrderOnly: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A code as it stands now, with what its shopper has done with it. */
export interface Coupon {
  readonly code: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly used: number;
  readonly oncePerShopper: boolean;
  readonly usesByShopper: number;
  /** Its shopper has another order, by account or e-mail address. */
  readonly hasOrdered: boolean;
}

/** Why a code cannot be used now. */
export type CouponError = 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155';

/** Starts are inclusive, ends are not. */
const hasStarted = (startsAt: Date | null, nowMs: number): boolean =>
  startsAt === null || startsAt.getTime() <= nowMs;
const hasEnded = (endsAt: Date | null, nowMs: number): boolean =>
  endsAt !== null && endsAt.getTime() <= nowMs;

/** True while a promotion may be used. */
export const isRunning = (
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  nowMs: number,
): boolean => hasStarted(startsAt, nowMs) && !hasEnded(endsAt, nowMs);

/** The reason why a code cannot be used, an ended one before any other. */
export function checkCoupon(coupon: Coupon, promotion: Promotion, nowMs: number): CouponError | undefined {
  if (hasEnded(coupon.endsAt, nowMs) || hasEnded(promotion.endsAt, nowMs)) return 'PRM155';
  if (!hasStarted(coupon.startsAt, nowMs) || !hasStarted(promotion.startsAt, nowMs)) return 'PRM135';
  if (coupon.oncePerShopper && coupon.usesByShopper > 0) return 'PRM150';
  if (promotion.firstOrderOnly && coupon.hasOrdered) return 'PRM150';
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'PRM140';
  return undefined;
}

/** What of a product decides whether a promotion takes anything off it. */
export interface PromotedProduct {
  readonly productId: string;
  readonly categoryIds: readonly string[];
}

/** True when a promotion includes a product and does not exclude it. */
export function isEligible(product: PromotedProduct, promotion: Promotion): boolean {
  if (promotion.excludedProductIds.includes(product.productId)) return false;
  if (promotion.categoryIds.length === 0) return true;
  return product.categoryIds.some((id) => promotion.categoryIds.includes(id));
}

/**
 * False for a promotion that can take nothing off these goods, however many of them there are: it is about other products,
 * or has no amount in the currency of the site. Of delivery, and of a bag without goods, nothing is known yet.
 */
export function mayTakeOff(
  promotion: Promotion,
  products: readonly PromotedProduct[],
  currency: Currency,
): boolean {
  if (promotion.kind === 'free-shipping' || products.length === 0) return true;
  const isHere = promotion.kind !== 'amount-off' || promotion.amounts?.[currency] !== undefined;
  return isHere && products.some((product) => isEligible(product, promotion));
}

/** What a promotion takes off eligible goods of this value, never more than they cost. */
export function discountOn(eligible: number, promotion: Promotion, currency: Currency): number {
  if (eligible < (promotion.thresholds?.[currency] ?? 0)) return 0;
  if (promotion.kind === 'percentage') return Math.round((eligible * (promotion.percent ?? 0)) / 100);
  if (promotion.kind === 'amount-off') return Math.min(eligible, promotion.amounts?.[currency] ?? 0);
  return 0;
}
