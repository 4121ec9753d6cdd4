import type { PlaceOrder } from '@haberdash/api-client/cart';

import { toMinor } from '../../shared/money.ts';
import { allowedQuantity } from '../cart/rules/quantity.ts';
import type { PricedCart, PricedLine } from '../cart/pricing.ts';
import { HOME_SHIPMENT } from '../cart/view.ts';
import { ServiceRefusal, type RefusalDetail } from '../../platform/errors/refusal.ts';

const shortOf = ({ row, product, stock }: PricedLine): RefusalDetail => ({
  errorId: 'INV701',
  type: 'flash',
  itemId: row.id,
  additionalInfo: {
    maxAllowedQty: product.isSold ? allowedQuantity({ stock, limit: product.limit }) : 0,
  },
});

/** What stands between a cart and its order: stock first, then address, then delivery. */
export function obstacles(priced: PricedCart, shipsTo: readonly string[]): RefusalDetail[] {
  if (priced.lines.length === 0) return [{ errorId: 'INV701', type: 'flash' }];
  const short = priced.lines.filter(({ isAvailable }) => !isAvailable).map(shortOf);
  if (short.length > 0) return short;
  const { shippingAddress: address } = priced.cart;
  const shipment = { additionalInfo: { shipmentId: HOME_SHIPMENT } };
  if (address === null || !shipsTo.includes(address.countryCode)) return [{ errorId: 'CHK380', ...shipment }];
  if (priced.method === undefined) return [{ errorId: 'SHP404', ...shipment }];
  return [];
}

/**
 * The shopper pays what the shopper saw: another total than the one that was confirmed is refused, and so is,
 * where none was named, a total without a promo code that still stands on the cart, or with another delivery
 * method than the chosen one.
 */
export function isOtherTotal(priced: PricedCart, expectedTotal: number | undefined): boolean {
  if (expectedTotal !== undefined) return toMinor(expectedTotal) !== priced.quote.total;
  return priced.isMethodLost || priced.coupons.some(({ refusal }) => refusal !== undefined);
}

/** The session at the payment party that pays; the tenders of the contract beside cards are none of it yet. */
export function sessionOf({ paymentMethod: { code, additionalData } }: PlaceOrder): string {
  const sessionId = additionalData?.sessionID;
  if (code !== 'CREDIT_CARD' || sessionId === undefined)
    throw new ServiceRefusal('PYT404', { field: 'paymentMethod.additionalData.sessionID' });
  return sessionId;
}
