import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';

import { StartupProblem } from '../process/startup-problem.ts';
import type { Database } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../drizzle');
const LOCK_KEY = 7_240_121;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The SQL files of `drizzle/`, by name; statements are parted by `--> statement-breakpoint` lines. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** True for a database that was brought up to date before. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.read.execute<{ found: boolean }>(
    sql`select to_regclass('public.schema_migration') is not null as found`,
  );
  return rows[0]?.found === true;
}

/**
 * Brings the tables up to date: all pending files in one transaction, once, however many instances start
 * together. A file that was applied and then edited stops the start.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    await tx.execute(sql`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await tx.execute<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migration`,
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const { name, text, checksum } of migrations) {
      const before = applied.get(name);
      if (before !== undefined && before !== checksum) {
        throw new StartupProblem(
          `The migration ${name} was changed after it had been applied to this database.`,
        );
      }
      if (before !== undefined) continue;
      for (const statement of text.split('--> statement-breakpoint')) {
        if (statement.trim() !== '') await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`);
    }
  });
}
