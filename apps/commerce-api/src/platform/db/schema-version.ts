import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { readMigrations } from './migrate.ts';

type Checksums = ReadonlyMap<string, string>;

let known: Checksums | undefined;

/** The migrations of this version; read once, because a newer version may be installed over the files meanwhile. */
const knownChecksums = (): Checksums =>
  (known ??= new Map(readMigrations().map(({ name, checksum }) => [name, checksum])));

const list = (names: readonly string[]): string => names.toSorted().join(', ');

/** What is wrong with the tables of a database for this version; undefined while they are exactly the known ones. */
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

/** Names, columns or types that the tables do not have, and a new column that this version does not fill. */
const OTHER_TABLES = /^(?:42\w{3}|23502)$/;

/** True for a statement that failed as it would on other tables, looked up through the wrappers around the error. */
export function mayBeOtherTables(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && OTHER_TABLES.test(error.code)) return true;
  return mayBeOtherTables(error.cause);
}
