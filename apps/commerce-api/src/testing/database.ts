import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

import type { Database } from '../platform/db/database.ts';
import { fromPglite } from '../platform/db/open.ts';
import { fromPool } from '../platform/db/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The dump of a migrated PGlite, or none when the tests run on PostgreSQL. */
    readonly migratedDump: string | undefined;
    /** The server whose `template_haberdash` database is migrated, or none. */
    readonly postgresUrl: string | undefined;
  }
}

/** A database of its own for one test file, and a way to leave it. */
export interface TestDatabase extends Database {
  /** Empties every table but the record of the migrations. */
  empty(): Promise<void>;
}

const EMPTY = `do $$ declare names text; begin
  select string_agg(format('%I', tablename), ', ') into names from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration';
  if names is not null then execute 'truncate ' || names || ' cascade'; end if;
end $$`;

async function clonePglite(path: string): Promise<TestDatabase> {
  const { readFile } = await import('node:fs/promises');
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(path)]) });
  const database = fromPglite(client, () => client.close());
  return { ...database, empty: async () => void (await client.exec(EMPTY)) };
}

async function clonePostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name} template template_haberdash`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  return { ...fromPool(pool), empty: async () => void (await pool.query(EMPTY)) };
}

/** A fresh copy of the migrated database, on the engine that the run was started for. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const dump = inject('migratedDump');
  if (dump !== undefined) return clonePglite(dump);
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) throw new TypeError('the run provides no database');
  return clonePostgres(serverUrl);
}

const refuse = (): never => {
  throw new TypeError('this part of the service has no database');
};

/** For a part of the service whose handlers need no data. */
export const noDatabase: Database = {
  engine: 'pglite',
  read: new Proxy({} as Database['read'], { get: refuse }),
  transaction: refuse,
  check: refuse,
  close: async () => undefined,
};
