import { sql } from 'drizzle-orm';

import { makeQueuedWords } from '../../domains/catalogue/search/words-from-tables.ts';
import type { Database } from '../../platform/db/database.ts';

/** Every row of every table. */
export async function tableContents({ read: db }: Pick<Database, 'read'>): Promise<string[]> {
  const { rows: tables } = await db.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const all: string[] = [];
  for (const { tablename } of tables) {
    const { rows: found } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(tablename)} t order by 1`,
    );
    all.push(...found.map(({ row }) => `${tablename} ${row}`));
  }
  return all;
}

/** Completes background indexing, so that only calls change the tables. */
export async function settleWords(database: Pick<Database, 'transaction'>): Promise<void> {
  await makeQueuedWords(database);
  // Waits for a running batch of the service.
  await database.transaction((tx) => tx.execute(sql`lock table search_queue in access exclusive mode`));
}
