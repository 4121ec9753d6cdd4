import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/database.ts';

/** Writes many rows with one statement and one parameter; rows that are there already stay as they are. */
export async function insertRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) on conflict do nothing`,
  );
}

/** Gives every size of a colour the price of the colour. */
export async function insertVariantPrices(tx: Tx, colorPrices: readonly unknown[]): Promise<void> {
  await tx.execute(sql`
    insert into variant_price (variant_id, currency, current, original)
    select v.id, p.currency, p.current, p.original
    from json_to_recordset(${JSON.stringify(colorPrices)}::json)
      as p (product_id text, color_id text, currency text, current integer, original integer)
    join variant v on v.product_id = p.product_id and v.color_id = p.color_id
    on conflict do nothing`);
}
