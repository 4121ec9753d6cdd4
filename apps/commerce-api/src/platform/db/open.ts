import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';

import { StartupProblem } from '../process/startup-problem.ts';
import type { Database, Executor, Tx } from './database.ts';
import { checkDataFolder, DATABASE_FOLDER, lostDatabase, markDataFolder, wasShop } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';
import { registerParsersOnce } from './pglite-queries.ts';
import { openPgliteThread, type EngineClient } from './pglite-thread.ts';
import { fromPool } from './pool.ts';
import { retrying } from './retry.ts';

const OLDEST_SERVER = 150_000;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** A URL means PostgreSQL, none PGlite in the folder. */
export interface OpenOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly databasePool?: number;
  /** Reports broken idle connections. */
  onConnectionError?(error: Error): void;
}

/** A database on an open PGlite client; the caller closes it. */
export function fromPglite(client: EngineClient, onClose: () => Promise<void>): Database {
  // drizzle uses the client's methods only.
  const db = drizzlePglite({ client: registerParsersOnce(client) as PGlite });
  // Driver results differ outside of the rows, and only rows are read.
  const read = db as unknown as Executor;
  return {
    engine: 'pglite',
    read,
    transaction: (run, options) => retrying(() => db.transaction((tx) => run(tx as unknown as Tx)), options),
    check: async () => void (await read.execute(sql`select 1`)),
    close: onClose,
  };
}

async function openFolder(dataDir: string): Promise<Database> {
  const lock = await lockFolder(dataDir);
  try {
    checkDataFolder(dataDir);
    const folder = join(dataDir, DATABASE_FOLDER);
    mkdirSync(folder, { recursive: true });
    const client = await openPgliteThread(folder);
    return fromPglite(client, async () => {
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be opened, it is damaged or cannot be written; allow writing, restore it, or set DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

/** Migrates; rejects an initialised folder without tables. */
async function migrateFolder(database: Database, dataDir: string): Promise<void> {
  if (wasShop(dataDir) && !(await isMigrated(database))) throw lostDatabase(dataDir);
  const migrations = readMigrations();
  await migrate(database, migrations, {
    name: `The data folder ${dataDir}`,
    remedy: `delete the folder ${dataDir} to start with an empty shop`,
  });
  markDataFolder(
    dataDir,
    migrations.map(({ name }) => name),
  );
}

/** Why a server cannot be used, for operators. */
export const reasonOf = (error: unknown): string => {
  const [, parameter] =
    /unsupported startup parameter: (\w+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (parameter !== undefined)
    return `a pooler in front of it does not take ${parameter}; add ${LIMITS.join(', ')} to its ignore_startup_parameters and set them on the role (docs/operations.md, Database)`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'nothing answers there';
  if (code === '28P01' || code === '28000') return 'the user or password was rejected';
  if (code === '3D000') return 'the database does not exist';
  return code === '' ? 'it did not answer in time' : `the server said ${code}`;
};

/** The URL without user and password. */
function nameOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `The database at ${hostname}:${port || '5432'}${pathname} of DATABASE_URL`;
}

async function openPostgres(databaseUrl: string, options: OpenOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.databasePool ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'haberdash-commerce-api',
    keepAlive: true,
  });
  const database = fromPool(pool, (error) => options.onConnectionError?.(error));
  try {
    const { rows } = await pool.query<{ version: string }>('select current_setting($1) as version', [
      'server_version_num',
    ]);
    if (Number(rows[0]?.version) < OLDEST_SERVER)
      throw new StartupProblem(
        'The database server of DATABASE_URL is older than PostgreSQL 15; use a newer one.',
      );
  } catch (error) {
    await pool.end();
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(
      `${nameOf(databaseUrl)} cannot be used: ${reasonOf(error)}; start it or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  // Waiting for a connection ends with the statement timeout.
  pool.options.connectionTimeoutMillis = STATEMENT_TIMEOUT_MS;
  return database;
}

/** Opens and migrates the database; StartupProblem for expected failures. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { dataDir, databaseUrl } = options;
  const database =
    databaseUrl === undefined ? await openFolder(dataDir) : await openPostgres(databaseUrl, options);
  try {
    if (databaseUrl === undefined) await migrateFolder(database, dataDir);
    else
      await migrate(database, readMigrations(), {
        name: nameOf(databaseUrl),
        remedy: 'use an empty database',
      });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
