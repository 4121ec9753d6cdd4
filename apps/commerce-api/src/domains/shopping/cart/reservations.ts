import { ADVISORY_LOCKS } from '../../../platform/db/advisory-locks.ts';
import { and, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { takeStock, type StockQuantity } from '../../catalogue/index.ts';
import { stockReservation } from './reservation-schema.ts';
import { cart } from './schema.ts';

export interface Reservation {
  readonly cartId: string;
  readonly storeId: string;
  readonly until: Date;
  readonly quantities: readonly StockQuantity[];
}

interface CartId {
  readonly id: string;
}

const toReservation = (rows: readonly (typeof stockReservation.$inferSelect)[]): Reservation | undefined => {
  const [first] = rows;
  if (first === undefined) return undefined;
  return { cartId: first.cartId, storeId: first.location, until: first.reservedUntil, quantities: rows };
};

export async function readReservation(
  db: Executor,
  { id }: CartId,
  nowMs: number,
): Promise<Reservation | undefined> {
  const isRunning = gt(stockReservation.reservedUntil, new Date(nowMs));
  return toReservation(
    await db
      .select()
      .from(stockReservation)
      .where(and(eq(stockReservation.cartId, id), isRunning)),
  );
}

/** Changes reservations, in one transaction. */
export const reservations = (tx: Tx) => ({
  /** Number of a shopper's reserved carts, serialised. */
  async countOf(owner: string, nowMs: number): Promise<number> {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.reservation}, hashtext(${owner}))`);
    const [found] = await tx
      .select({ carts: countDistinct(stockReservation.cartId) })
      .from(stockReservation)
      .innerJoin(cart, eq(cart.id, stockReservation.cartId))
      .where(and(eq(cart.owner, owner), gt(stockReservation.reservedUntil, new Date(nowMs))));
    return found?.carts ?? 0;
  },
  /** Reserves stock; returns a short row, then roll back. */
  reserve(
    { id }: CartId,
    quantities: readonly StockQuantity[],
    until: Date,
  ): Promise<StockQuantity | undefined> {
    return takeStock(
      tx,
      quantities,
      sql`insert into stock_reservation as r (cart_id, variant_id, location, quantity, reserved_until)
        select ${id}::uuid, variant_id, location, quantity, ${until.toISOString()}::timestamptz from taken
        on conflict (cart_id, variant_id, location) do update set quantity = r.quantity + excluded.quantity
        returning variant_id, location`,
    );
  },
  /** Ends reservations and returns them. */
  async end(...carts: readonly CartId[]): Promise<Reservation[]> {
    const ids = carts.map(({ id }) => id);
    const ended = await tx.delete(stockReservation).where(inArray(stockReservation.cartId, ids)).returning();
    return ids.flatMap((id) => toReservation(ended.filter(({ cartId }) => cartId === id)) ?? []);
  },
});
