import type { Cart } from '@haberdash/api-client/cart';

/** How far a cart is from free delivery. */
export interface FreeDelivery {
  /** Still to spend, as the service says; 0 once reached. */
  readonly distance: number;
  /** 0 to 1, for a bar. */
  readonly progress: number;
  readonly reached: boolean;
}

/**
 * Reads the approaching promotion of class SHIPPING; without one, a shipping promotion that counts already is the goal
 * reached. Nothing when the shop has no such goal.
 */
export function freeDelivery(
  cart: Pick<Cart, 'approachingDiscounts' | 'promoSummary' | 'totals'>,
): FreeDelivery | undefined {
  const near = cart.approachingDiscounts?.find(({ promotionClass }) => promotionClass === 'SHIPPING');
  const distance = near?.distanceFromConditionThreshold ?? 0;
  if (distance > 0) {
    const spent = Math.max(0, cart.totals.itemTotal - cart.totals.totalDiscount);
    return { distance, progress: spent / (spent + distance), reached: false };
  }
  const reached = near !== undefined || cart.promoSummary.some(({ level }) => level === 'SHIPPING');
  return reached ? { distance: 0, progress: 1, reached } : undefined;
}
