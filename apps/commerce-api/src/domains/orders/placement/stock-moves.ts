import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { groupByStockKey, lockStock, rowsOf, takeStock, type StockQuantity } from '../../catalogue/index.ts';
import { stockHold, type orderLine } from '../../ledger/index.ts';
import { reserveAgain } from './reserved-stock.ts';

async function putBack(tx: Tx, items: readonly StockQuantity[]): Promise<void> {
  const shelves = groupByStockKey(items);
  if (shelves.length === 0) return;
  await lockStock(tx, shelves);
  await tx.execute(sql`
    update stock s set quantity = s.quantity + w.quantity from ${rowsOf(shelves)}
    where s.variant_id = w.variant_id and s.location = w.location`);
}

type PlacedLine = Pick<typeof orderLine.$inferSelect, 'variantId' | 'quantity' | 'location'>;

/** Moves stock in one transaction; the number of statements does not depend on the lines. */
export const stockMoves = (tx: Tx) => ({
  /** Takes stock with its holds in one statement; returns a short row, then roll back. */
  takeStock(attemptId: string, items: readonly StockQuantity[]): Promise<StockQuantity | undefined> {
    return takeStock(
      tx,
      items,
      sql`insert into stock_hold (attempt_id, variant_id, location, quantity)
        select ${attemptId}::uuid, variant_id, location, quantity from taken
        returning variant_id, location`,
    );
  },
  /** Restores earlier reservations until their original end. */
  async giveStockBack(
    { id, cartId }: { readonly id: string; readonly cartId: string },
    now: Date,
  ): Promise<void> {
    const given = await tx.delete(stockHold).where(eq(stockHold.attemptId, id)).returning();
    await putBack(tx, given);
    await reserveAgain(tx, cartId, given, now);
  },
  /** Puts sold units back where they came from. */
  async restock(lines: readonly PlacedLine[]): Promise<void> {
    await putBack(
      tx,
      lines.flatMap(({ variantId, quantity, location }) =>
        location === null ? [] : [{ variantId, quantity, location }],
      ),
    );
  },
  async sellStock(attemptId: string): Promise<void> {
    await tx.delete(stockHold).where(eq(stockHold.attemptId, attemptId));
  },
});
