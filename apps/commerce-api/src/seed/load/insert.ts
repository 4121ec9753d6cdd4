import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

/** Writes many rows with one parameter; rows that are there already stay as they are. */
function insertion(table: string, rows: readonly unknown[]): SQL {
  const name = sql.identifier(table);
  return sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) on conflict do nothing`;
}

/** Writes many rows with one statement; rows that are there already stay as they are. */
export async function insertRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(table, rows));
}

/** The rows of some products, by what they are of. */
export interface ProductRows {
  /** Rows of `product` and of tables that belong to it, by table. */
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
  readonly variants: readonly unknown[];
  /** What the variants of a colour cost. */
  readonly colorPrices: readonly unknown[];
}

/**
 * One statement that writes products with all that belongs to them, so that the engine works on it while the next one
 * is put together: each new variant gets the prices of its colour, and foreign keys are judged at the end.
 */
export function productInsertion({ tables, variants, colorPrices }: ProductRows): SQL {
  const inserted = Object.entries(tables).map(
    ([table, rows]) => sql`${sql.identifier(`${table}_added`)} as (${insertion(table, rows)})`,
  );
  return sql`
    with ${sql.join(inserted, sql`, `)}, added as (
      insert into variant select * from json_populate_recordset(null::variant, ${JSON.stringify(variants)}::json)
      on conflict do nothing returning id, product_id, color_id)
    insert into variant_price (variant_id, currency, current, original)
    select v.id, p.currency, p.current, p.original
    from added v
    join json_to_recordset(${JSON.stringify(colorPrices)}::json)
      as p (product_id text, color_id text, currency text, current integer, original integer)
      on v.product_id = p.product_id and v.color_id = p.color_id
    on conflict do nothing`;
}
