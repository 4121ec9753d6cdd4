import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { readMigrations } from './migrate.ts';

type Checksums = ReadonlyMap<string, string>;

let known: Checksums | undefined;

/** Read once, because an upgrade may replace the files. */
const knownChecksums = (): Checksums =>
  (known ??= new Map(readMigrations().map(({ name, checksum }) => [name, checksum])));

const list = (names: readonly string[]): string => names.toSorted().join(', ');

/** How the tables differ from this version; undefined if they match. */
export async function schemaProblem({ read }: Pick<Database, 'read'>): Promise<string | undefined> {
  const migrations = knownChecksums();
  const { rows } = await read.execute<{ name: string; checksum: string }>(
    sql`select name, checksum from schema_migration`,
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const newer = [...applied.keys()].filter((name) => !migrations.has(name));
  if (newer.length > 0) return `the database has the tables of a newer version (${list(newer)})`;
  const missing = [...migrations.keys()].filter((name) => !applied.has(name));
  if (missing.length > 0) return `the database lacks the migrations ${list(missing)}`;
  const changed = [...migrations].filter(([name, checksum]) => applied.get(name) !== checksum);
  if (changed.length > 0)
    return `the database has other versions of the migrations ${list(changed.map(([name]) => name))}`;
  return undefined;
}

/** SQLSTATEs of missing tables, columns and defaults. */
const OTHER_TABLES = /^(?:42\w{3}|23502)$/;

/** True when an error or its cause suggests other tables. */
export function mayBeOtherTables(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && OTHER_TABLES.test(error.code)) return true;
  return mayBeOtherTables(error.cause);
}
