import { sql, type SQL } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

/**
 * Writes many rows with one parameter; rows that are there already stay as they are. The parameter travels as bytes,
 * because drivers count and copy the characters of a text, which for megabytes takes longer than reading them.
 */
function insertion(table: string, rows: readonly unknown[]): SQL {
  const name = sql.identifier(table);
  const json = Buffer.from(JSON.stringify(rows));
  return sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json) on conflict do nothing`;
}

/** Writes many rows with one statement; rows that are there already stay as they are. */
export async function insertRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(table, rows));
}

/**
 * One statement that writes rows of products and of what belongs to them, by table, so that the engine works on it while
 * the next one is put together; foreign keys are judged at the end.
 */
export function insertionOf(tables: Readonly<Record<string, readonly unknown[]>>): SQL {
  const inserted = Object.entries(tables).map(
    ([table, rows]) => sql`${sql.identifier(`${table}_added`)} as (${insertion(table, rows)})`,
  );
  return sql`with ${sql.join(inserted, sql`, `)} select`;
}
