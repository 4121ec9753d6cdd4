import { sql } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

/** Writes many rows with one statement and one parameter; rows that are there already stay as they are. */
export async function insertRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) on conflict do nothing`,
  );
}

/** Writes variants, and for each new one the prices of its colour. */
export async function insertVariants(
  tx: Tx,
  variants: readonly unknown[],
  colorPrices: readonly unknown[],
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into variant select * from json_populate_recordset(null::variant, ${JSON.stringify(variants)}::json)
      on conflict do nothing returning id, product_id, color_id)
    insert into variant_price (variant_id, currency, current, original)
    select v.id, p.currency, p.current, p.original
    from added v
    join json_to_recordset(${JSON.stringify(colorPrices)}::json)
      as p (product_id text, color_id text, currency text, current integer, original integer)
      on v.product_id = p.product_id and v.color_id = p.color_id
    on conflict do nothing`);
}
