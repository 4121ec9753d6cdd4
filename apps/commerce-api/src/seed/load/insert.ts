import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

/** Inserts rows from one JSON parameter, ignoring existing ones; bytes, because drivers are slow with long texts. */
function insertion(table: string, rows: readonly unknown[]): SQL {
  const name = sql.identifier(table);
  const json = Buffer.from(JSON.stringify(rows));
  return sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json) on conflict do nothing`;
}

/** Inserts rows in one statement, ignoring existing ones. */
export async function insertRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(table, rows));
}

/** One statement for rows of several tables, so that the database works while the next is built. */
export function insertionOf(tables: Readonly<Record<string, readonly unknown[]>>): SQL {
  const inserted = Object.entries(tables).map(
    ([table, rows]) => sql`${sql.identifier(`${table}_added`)} as (${insertion(table, rows)})`,
  );
  return sql`with ${sql.join(inserted, sql`, `)} select`;
}
