import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { stockKey } from './stock.ts';

/** Pieces of a variant at a location. */
export interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
  readonly location: string;
}

/** One entry for each shelf, however many lines take from it. */
export const byShelf = (items: readonly Pieces[]): Pieces[] =>
  Array.from(
    Map.groupBy(items, ({ variantId, location }) => stockKey(variantId, location)).values(),
    ([first, ...rest]) => ({
      variantId: first?.variantId ?? '',
      location: first?.location ?? '',
      quantity: rest.reduce((sum, { quantity }) => sum + quantity, first?.quantity ?? 0),
    }),
  );

/** Shelves as the rows `w` of a statement. */
export const rowsOf = (shelves: readonly Pieces[]): SQL =>
  sql`(values ${sql.join(
    shelves.map(({ variantId, location, quantity }) => sql`(${variantId}, ${location}, ${quantity}::int)`),
    sql`, `,
  )}) as w (variant_id, location, quantity)`;

/** Shelves are locked in one order by everybody, whatever the order of the lines; one of them needs no order. */
export async function lockShelves(tx: Tx, shelves: readonly Pieces[]): Promise<void> {
  if (shelves.length < 2) return;
  await tx.execute(sql`
    select 1 from stock s join ${rowsOf(shelves)} on w.variant_id = s.variant_id and w.location = s.location
    order by s.variant_id collate "C", s.location collate "C" for update of s`);
}

/**
 * Takes pieces off their shelves by one conditional statement, which also runs `note`: an insert that selects from
 * `taken` and returns `variant_id` and `location`. Answers with one that is short, or none; where one is short the
 * transaction has to be undone.
 */
export async function takePieces(tx: Tx, items: readonly Pieces[], note: SQL): Promise<Pieces | undefined> {
  const shelves = byShelf(items);
  if (shelves.length === 0) return undefined;
  await lockShelves(tx, shelves);
  const { rows } = await tx.execute<{ variant_id: string; location: string }>(sql`
    with taken as (
      update stock s set quantity = s.quantity - w.quantity from ${rowsOf(shelves)}
      where s.variant_id = w.variant_id and s.location = w.location and s.quantity >= w.quantity
      returning s.variant_id, s.location, w.quantity
    )
    ${note}`);
  const taken = new Set(rows.map((row) => stockKey(row.variant_id, row.location)));
  return shelves.find(({ variantId, location }) => !taken.has(stockKey(variantId, location)));
}
