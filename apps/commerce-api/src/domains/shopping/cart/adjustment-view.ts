import type { PriceAdjustment, Promotion } from '@haberdash/api-client/cart';

import { formatText, type Edition } from '../../../shared/text.ts';
import { toMajor } from '../../../shared/money.ts';
import { cartMessages } from './messages.ts';
import type { PricedCart } from './pricing.ts';

/** Price adjustments of a cart with their current amounts. */
export const toAdjustments = ({ reductions: { adjusted } }: PricedCart): PriceAdjustment[] =>
  adjusted.rows.map(({ id, lineId, type, value, reason }) => ({
    adjustmentId: id,
    ...(lineId === null ? {} : { itemId: lineId }),
    type,
    value: toMajor(value),
    reason,
    amount: toMajor(adjusted.amounts.get(id) ?? 0),
  }));

/** Adjustments as promotions, so that the lines explain the total. */
export function toAdjustmentPromotions(
  { reductions: { adjusted } }: PricedCart,
  edition: Edition,
): Promotion[] {
  const off = (isOfOrder: boolean): number =>
    adjusted.rows
      .filter(({ lineId }) => (lineId === null) === isOfOrder)
      .reduce((sum, { id }) => sum + (adjusted.amounts.get(id) ?? 0), 0);
  return ([false, true] as const).flatMap((isOfOrder): Promotion[] => {
    const discount = off(isOfOrder);
    if (discount === 0) return [];
    return [
      {
        promotionId: isOfOrder ? 'price-adjustment-order' : 'price-adjustment',
        promotionName: formatText(cartMessages.priceAdjusted, edition),
        level: isOfOrder ? 'ORDER' : 'PRODUCT',
        discount: toMajor(discount),
      },
    ];
  });
}
