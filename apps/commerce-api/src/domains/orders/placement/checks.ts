import { toMinor } from '../../../shared/money.ts';
import { chanceOf, type PricedCart, type PricedLine, isSentToAddress } from '../../shopping/index.ts';
import { transitionOf } from '../../catalogue/index.ts';
import type { ErrorDetail } from '../../../platform/errors/service-error.ts';

/** A line that is short, or one that can be delivered in another way once its shopper has seen it (spec 1 §4). */
function shortOf(line: PricedLine, priced: PricedCart): ErrorDetail {
  const { row, product, allowed } = line;
  const chance = product.isSold ? chanceOf(line, priced) : undefined;
  return {
    errorId: (chance && transitionOf(chance)?.errorId) ?? (product.isSold ? 'INV701' : 'ORD430'),
    type: 'flash',
    itemId: row.id,
    additionalInfo: { maxAllowedQty: product.isSold ? allowed : 0 },
  };
}

/** What stands between a cart and its order: stock first, then address, then delivery, then tax. */
export function obstacles(priced: PricedCart, shipsTo: readonly string[]): ErrorDetail[] {
  if (priced.lines.length === 0) return [{ errorId: 'INV701', type: 'flash' }];
  const short = priced.lines.filter(({ isAvailable }) => !isAvailable).map((line) => shortOf(line, priced));
  if (short.length > 0) return short;
  const { shippingAddress: address } = priced.cart;
  const isUndeliverable = address === null || !shipsTo.includes(address.countryCode);
  const lost = priced.shipments.flatMap((shipment): ErrorDetail[] => {
    const where = { additionalInfo: { shipmentId: shipment.shippingId } };
    if (isSentToAddress(shipment) && isUndeliverable) return [{ errorId: 'CHK380', ...where }];
    const isLost = shipment.method === undefined || (shipment.storeId !== '' && shipment.place === undefined);
    return isLost ? [{ errorId: 'SHP404', ...where }] : [];
  });
  if (lost.length > 0) return lost;
  // What is fetched has no address, and is taxed by that of the bill: without one nobody knows how.
  return priced.quote.tax === undefined ? [{ errorId: 'TAX309', type: 'flash' }] : [];
}

/**
 * The shopper pays what the shopper saw: another total than the one that was confirmed is rejected, and so is,
 * where none was named, a total without a promo code that still stands on the cart, or with another delivery
 * method than the chosen one.
 */
export function isOtherTotal(priced: PricedCart, expectedTotal: number | undefined): boolean {
  if (expectedTotal !== undefined) return toMinor(expectedTotal) !== priced.quote.total;
  return priced.isMethodLost || priced.coupons.some(({ rejection }) => rejection !== undefined);
}

/**
 * Why the total is another one than the shopper saw: TAX310 where that was the total before tax, which is known since, else
 * ORD415.
 */
export function otherTotalCode(
  { quote }: PricedCart,
  expectedTotal: number | undefined,
): 'TAX310' | 'ORD415' {
  const tax = quote.taxIncluded ? 0 : (quote.tax ?? 0);
  const isBeforeTax = tax > 0 && expectedTotal !== undefined && toMinor(expectedTotal) === quote.total - tax;
  return isBeforeTax ? 'TAX310' : 'ORD415';
}
