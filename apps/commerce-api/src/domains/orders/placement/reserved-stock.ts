import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { reservations, type Reservation, cart } from '../../shopping/index.ts';
import { groupByStockKey, lockStock, type StockQuantity } from '../../catalogue/index.ts';
import { stockHold } from '../../ledger/index.ts';

/** Releases a reservation for its order in the same transaction, after locking all stock rows of both. */
export async function freeReserved(
  tx: Tx,
  reserved: Reservation,
  requested: readonly StockQuantity[],
): Promise<void> {
  await lockStock(tx, groupByStockKey([...requested, ...reserved.quantities]));
  await reservations(tx).end({ id: reserved.cartId });
}

/** Records the reservation's end on the holds. */
export async function noteReserved(tx: Tx, attemptId: string, reserved: Reservation): Promise<void> {
  const ids = reserved.quantities.map(({ variantId }) => variantId);
  await tx
    .update(stockHold)
    .set({ reservedUntil: reserved.until })
    .where(
      and(
        eq(stockHold.attemptId, attemptId),
        eq(stockHold.location, reserved.storeId),
        inArray(stockHold.variantId, ids),
      ),
    );
}

/** Restores the reservation of a failed payment until its original end. */
export async function reserveAgain(
  tx: Tx,
  cartId: string,
  given: readonly (typeof stockHold.$inferSelect)[],
  now: Date,
): Promise<void> {
  const quantities = given.filter(({ reservedUntil }) => reservedUntil !== null && reservedUntil > now);
  const until = quantities[0]?.reservedUntil ?? null;
  if (until === null) return;
  const [found] = await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, cartId)).for('key share');
  if (found === undefined) return;
  const short = await reservations(tx).reserve(found, quantities, until);
  if (short !== undefined) throw new TypeError('pieces that were just put back are gone');
}
