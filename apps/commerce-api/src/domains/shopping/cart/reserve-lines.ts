import type { RequestContext } from '../../../platform/context/request-context.ts';
import { shopperOf } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { type StockQuantity, findStock, stockKey } from '../../catalogue/index.ts';
import { addLines, type ItemInput } from './add-lines.ts';
import { requestedPlaceId, type PickupQuery } from './line-spec.ts';
import { cartRepository, type CartRow } from './repository.ts';
import { reservations, type Reservation } from './reservations.ts';
import type { CartChange } from './change.ts';

/** How long a store reserves stock, in milliseconds. */
export const RESERVATION_MS = 30 * 60_000;

/** Maximum of reserved carts per shopper. */
const MAX_RESERVATIONS = 3;

/** All items must be picked up in one store. */
function checkStore(items: readonly ItemInput[], query: PickupQuery | undefined): void {
  if (items.some(({ selectedShippingOption: way = 'pickup' }) => way !== 'pickup'))
    throw new ServiceError('API400', { field: 'selectedShippingOption' });
  if (new Set(items.map((item) => requestedPlaceId(item, query))).size !== 1)
    throw new ServiceError('API400', { field: 'storeId' });
}

async function pickedUp(tx: Tx, cart: Own<CartRow>): Promise<StockQuantity[]> {
  const lines = await cartRepository(tx).lines(cart);
  return lines.flatMap(({ variantId, quantity, delivery, storeId }) =>
    delivery === 'pickup' ? [{ variantId, quantity, location: storeId }] : [],
  );
}

/** Fills an empty cart with reserved items (spec 1 §7); INV409 for a filled cart or too many, INV407 when short. */
export async function reserveLines(
  { tx, ...change }: CartChange & { readonly tx: Tx },
  items: readonly ItemInput[],
  context: RequestContext,
  query?: PickupQuery,
): Promise<void> {
  checkStore(items, query);
  const { cart, nowMs } = change;
  if ((await change.carts.lines(cart)).length > 0) throw new ServiceError('INV409');
  const store = reservations(tx);
  if ((await store.countOf(shopperOf(context).subject, nowMs)) >= MAX_RESERVATIONS)
    throw new ServiceError('INV409', { additionalInfo: { maxAllowedQty: MAX_RESERVATIONS } });
  await addLines(change, items, context, { ...query, action: 'pickup' });
  const short = await store.reserve(cart, await pickedUp(tx, cart), new Date(nowMs + RESERVATION_MS));
  if (short === undefined) return;
  const { variantId, location } = short;
  const left = (await findStock(tx, [variantId], [location])).get(stockKey(variantId, location)) ?? 0;
  throw new ServiceError('INV407', {
    itemId: variantId,
    additionalInfo: { maxAllowedQty: left, limitedBy: 'STORE' },
  });
}

/** Reserves what a changed cart still needs, until the original end. */
export async function extendReservation(
  tx: Tx,
  cart: Own<CartRow>,
  before: Reservation | undefined,
  nowMs: number,
): Promise<void> {
  if (before === undefined || before.until.getTime() <= nowMs) return;
  const requested = await pickedUp(tx, cart);
  const remaining = before.quantities.flatMap(({ variantId, location, quantity }) => {
    const lines = requested.filter((line) => line.variantId === variantId && line.location === location);
    const most = lines.reduce((sum, line) => sum + line.quantity, 0);
    return most === 0 ? [] : [{ variantId, location, quantity: Math.min(quantity, most) }];
  });
  const short = await reservations(tx).reserve(cart, remaining, before.until);
  if (short !== undefined) throw new TypeError('pieces that were just put back are gone');
}
