import { toMinor } from '../../../shared/money.ts';
import {
  deliveryChoicesOf,
  type PricedCart,
  type PricedLine,
  isSentToAddress,
} from '../../shopping/index.ts';
import { transitionOf } from '../../catalogue/index.ts';
import type { ErrorDetail } from '../../../platform/errors/service-error.ts';

/** The error of a short line, or of one with another possible delivery (spec 1 §4). */
function shortOf(line: PricedLine, priced: PricedCart): ErrorDetail {
  const { row, product, allowed } = line;
  const chance = product.isSold ? deliveryChoicesOf(line, priced) : undefined;
  return {
    errorId: (chance && transitionOf(chance)?.errorId) ?? (product.isSold ? 'INV701' : 'ORD430'),
    type: 'flash',
    itemId: row.id,
    additionalInfo: { maxAllowedQty: product.isSold ? allowed : 0 },
  };
}

/** Errors that prevent an order, by priority: stock, address, delivery, tax. */
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
  // Pickup is taxed by the billing address without a store's.
  return priced.quote.tax === undefined ? [{ errorId: 'TAX309', type: 'flash' }] : [];
}

/** The total must be the confirmed one; without one, every code and the chosen method must still apply. */
export function isOtherTotal(priced: PricedCart, expectedTotal: number | undefined): boolean {
  if (expectedTotal !== undefined) return toMinor(expectedTotal) !== priced.quote.total;
  return priced.isMethodLost || priced.coupons.some(({ rejection }) => rejection !== undefined);
}

/** TAX310 when the shopper saw the total before tax, else ORD415. */
export function otherTotalCode(
  { quote }: PricedCart,
  expectedTotal: number | undefined,
): 'TAX310' | 'ORD415' {
  const tax = quote.taxIncluded ? 0 : (quote.tax ?? 0);
  const isBeforeTax = tax > 0 && expectedTotal !== undefined && toMinor(expectedTotal) === quote.total - tax;
  return isBeforeTax ? 'TAX310' : 'ORD415';
}
