import { sql } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';
import { COMMITTED_UNITS } from './committed.ts';
import { idList } from './state.ts';

export interface Shelf {
  readonly variant_id: string;
  readonly location: string;
  /** Units on the shelf, with those that are sold or reserved. */
  readonly quantity: number;
}

/** Locks the stock of variants in the order in which orders lock it. */
export async function lockStockOf(tx: Tx, variantIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from stock s where s.variant_id in ${idList(variantIds)}
    order by s.variant_id collate "C", s.location collate "C" for update`);
}

/**
 * Sets what is on the shelf. What is sold or reserved stays so: only the rest is for sale, so that nothing is sold twice.
 * The rows are locked before, because a statement does not see units that were sold while it waited.
 */
export async function writeStock(tx: Tx, shelves: readonly Shelf[]): Promise<void> {
  if (shelves.length === 0) return;
  const json = Buffer.from(JSON.stringify(shelves));
  await tx.execute(sql`
    insert into stock as s (variant_id, location, quantity)
    select r.variant_id, r.location, greatest(0, r.quantity - coalesce(c.quantity, 0))
    from json_to_recordset(${json}::json) as r (variant_id text, location text, quantity integer)
    left join ${COMMITTED_UNITS} c on c.variant_id = r.variant_id and c.location = r.location
    on conflict (variant_id, location) do update set quantity = excluded.quantity
    where s.quantity <> excluded.quantity`);
}
