import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';

import { StartupProblem } from '../process/startup-problem.ts';
import type { Database } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../drizzle');

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The SQL files of `drizzle/`, by name. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Splits at line-ending semicolons outside of `$$` bodies. */
export function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isBody = false;
  for (const line of text.split('\n')) {
    if (line === '' || line.trimStart().startsWith('--')) continue;
    lines.push(line);
    if (line.split('$$').length % 2 === 0) isBody = !isBody;
    if (isBody || !line.endsWith(';')) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  return lines.length === 0 ? statements : [...statements, lines.join('\n')];
}

/** Names a database in messages, and how to replace it. */
export interface DatabasePlace {
  readonly name: string;
  readonly remedy: string;
}

const ANY_PLACE: DatabasePlace = { name: 'The database', remedy: 'use an empty database' };

/** A migration that only unreleased versions had. */
const BEFORE_FIRST_RELEASE = '0001_tokens.sql';

/** Throws for migrations of another version. */
function checkKnown(
  applied: readonly string[],
  known: readonly Migration[],
  { name, remedy }: DatabasePlace,
) {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = applied.filter((each) => !names.has(each)).toSorted();
  if (unknown.includes(BEFORE_FIRST_RELEASE))
    throw new StartupProblem(
      `${name} was made by a version before the first release, whose tables this version cannot use; ${remedy}.`,
    );
  if (unknown.length > 0)
    throw new StartupProblem(
      `${name} was made by a newer version (it has ${unknown.join(', ')}); use that version, or ${remedy}.`,
    );
}

/** Whether migrations were applied before. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.read.execute<{ found: boolean }>(
    sql`select to_regclass('public.schema_migration') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** Applies pending migrations in one transaction, once across instances; StartupProblem for edited or unknown ones. */
export async function migrate(
  database: Database,
  migrations = readMigrations(),
  place = ANY_PLACE,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migration})`);
    await tx.execute(sql`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await tx.execute<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migration`,
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    checkKnown([...applied.keys()], migrations, place);
    for (const { name, text, checksum } of migrations) {
      const before = applied.get(name);
      if (before !== undefined && before !== checksum) {
        throw new StartupProblem(
          `The migration ${name} was changed after it had been applied to this database.`,
        );
      }
      if (before !== undefined) continue;
      for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`);
    }
  });
}
