import { sql } from 'drizzle-orm';

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
