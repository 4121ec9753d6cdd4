import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { stockKey } from './stock.ts';

/** A quantity of a variant at a location. */
export interface StockQuantity {
  readonly variantId: string;
  readonly quantity: number;
  readonly location: string;
}

/** Sums quantities by variant and location. */
export const groupByStockKey = (items: readonly StockQuantity[]): StockQuantity[] =>
  Array.from(
    Map.groupBy(items, ({ variantId, location }) => stockKey(variantId, location)).values(),
    ([first, ...rest]) => ({
      variantId: first?.variantId ?? '',
      location: first?.location ?? '',
      quantity: rest.reduce((sum, { quantity }) => sum + quantity, first?.quantity ?? 0),
    }),
  );

/** Quantities as the rows `w` of a statement. */
export const rowsOf = (rows: readonly StockQuantity[]): SQL =>
  sql`(values ${sql.join(
    rows.map(({ variantId, location, quantity }) => sql`(${variantId}, ${location}, ${quantity}::int)`),
    sql`, `,
  )}) as w (variant_id, location, quantity)`;

/** Locks stock rows in one order, so that transactions cannot deadlock; a single row needs no lock. */
export async function lockStock(tx: Tx, rows: readonly StockQuantity[]): Promise<void> {
  if (rows.length < 2) return;
  await tx.execute(sql`
    select 1 from stock s join ${rowsOf(rows)} on w.variant_id = s.variant_id and w.location = s.location
    order by s.variant_id collate "C", s.location collate "C" for update of s`);
}

/** Takes stock in one conditional statement with the insert `note`; returns a short row, then roll back. */
export async function takeStock(
  tx: Tx,
  items: readonly StockQuantity[],
  note: SQL,
): Promise<StockQuantity | undefined> {
  const quantities = groupByStockKey(items);
  if (quantities.length === 0) return undefined;
  await lockStock(tx, quantities);
  const { rows } = await tx.execute<{ variant_id: string; location: string }>(sql`
    with taken as (
      update stock s set quantity = s.quantity - w.quantity from ${rowsOf(quantities)}
      where s.variant_id = w.variant_id and s.location = w.location and s.quantity >= w.quantity
      returning s.variant_id, s.location, w.quantity
    )
    ${note}`);
  const taken = new Set(rows.map((row) => stockKey(row.variant_id, row.location)));
  return quantities.find(({ variantId, location }) => !taken.has(stockKey(variantId, location)));
}
