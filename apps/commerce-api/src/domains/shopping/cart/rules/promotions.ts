import type { Text } from '../../../../shared/text.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Amounts } from '../promotion-schema.ts';

/** Maximum codes per cart. */
export const MAX_COUPONS = 10;

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
  /** Variants of a gift to choose from. */
  readonly giftVariantIds?: readonly string[] | null;
  /** Only without earlier orders. */
  readonly firstOrderOnly: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A code with its use by the shopper. */
export interface Coupon {
  readonly code: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly used: number;
  readonly oncePerShopper: boolean;
  readonly usesByShopper: number;
  /** The shopper has another order, by account or e-mail. */
  readonly hasOrdered: boolean;
}

export type CouponError = 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155';

/** Starts are inclusive, ends exclusive. */
const hasStarted = (startsAt: Date | null, nowMs: number): boolean =>
  startsAt === null || startsAt.getTime() <= nowMs;
const hasEnded = (endsAt: Date | null, nowMs: number): boolean =>
  endsAt !== null && endsAt.getTime() <= nowMs;

export const isRunning = (
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  nowMs: number,
): boolean => hasStarted(startsAt, nowMs) && !hasEnded(endsAt, nowMs);

/** Why a code cannot be used; an ended one first. */
export function checkCoupon(coupon: Coupon, promotion: Promotion, nowMs: number): CouponError | undefined {
  if (hasEnded(coupon.endsAt, nowMs) || hasEnded(promotion.endsAt, nowMs)) return 'PRM155';
  if (!hasStarted(coupon.startsAt, nowMs) || !hasStarted(promotion.startsAt, nowMs)) return 'PRM135';
  if (coupon.oncePerShopper && coupon.usesByShopper > 0) return 'PRM150';
  if (promotion.firstOrderOnly && coupon.hasOrdered) return 'PRM150';
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'PRM140';
  return undefined;
}

/** Product facts for eligibility. */
export interface PromotedProduct {
  readonly productId: string;
  readonly categoryIds: readonly string[];
}

export function isEligible(product: PromotedProduct, promotion: Promotion): boolean {
  if (promotion.excludedProductIds.includes(product.productId)) return false;
  if (promotion.categoryIds.length === 0) return true;
  return product.categoryIds.some((id) => promotion.categoryIds.includes(id));
}

/** False when a promotion can never reduce these goods; true for delivery and empty carts. */
export function mayTakeOff(
  promotion: Promotion,
  products: readonly PromotedProduct[],
  currency: Currency,
): boolean {
  if (promotion.kind === 'free-shipping' || products.length === 0) return true;
  const isHere = promotion.kind !== 'amount-off' || promotion.amounts?.[currency] !== undefined;
  return isHere && products.some((product) => isEligible(product, promotion));
}

/** The discount on eligible goods, at most their value. */
export function discountOn(eligible: number, promotion: Promotion, currency: Currency): number {
  if (eligible < (promotion.thresholds?.[currency] ?? 0)) return 0;
  if (promotion.kind === 'percentage') return Math.round((eligible * (promotion.percent ?? 0)) / 100);
  if (promotion.kind === 'amount-off') return Math.min(eligible, promotion.amounts?.[currency] ?? 0);
  return 0;
}
