import { ONLINE_LOCATION, type DeliveryChoices } from '../../catalogue/index.ts';
import type { PricedCart, PricedLine } from './pricing.ts';

/** The facts that decide a line's new delivery. */
export function deliveryChoicesOf({ row }: PricedLine, priced: PricedCart): DeliveryChoices {
  const { favouriteStoreId, places, stockAt } = priced;
  /** Stock after the other lines. */
  const left = (location: string): number =>
    priced.lines
      .filter((other) => other.row.id !== row.id)
      .filter((other) => other.row.variantId === row.variantId && other.location === location)
      .reduce((stock, other) => stock - other.row.quantity, stockAt(row.variantId, location));
  return {
    line: row,
    quantity: row.quantity,
    online: left(ONLINE_LOCATION),
    inStore: places.has(row.storeId) ? left(row.storeId) : 0,
    takesParcels: places.get(row.storeId)?.takesParcels ?? false,
    ...(favouriteStoreId === undefined
      ? {}
      : { favourite: { storeId: favouriteStoreId, stock: left(favouriteStoreId) } }),
  };
}
