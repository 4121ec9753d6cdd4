import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

import type { Database } from '../platform/db/database.ts';
import { JSON_FROM_BYTES } from '../platform/db/json-bytes.ts';
import { fromPglite } from '../platform/db/open.ts';
import { fromPool } from '../platform/db/pool.ts';
import { EMPTY_TABLES } from './empty-tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of the migrated PGlite; undefined on PostgreSQL. */
    readonly migratedDump: string | undefined;
    /** A server with the migrated `template_haberdash`; undefined on PGlite. */
    readonly postgresUrl: string | undefined;
  }
}

export interface TestDatabase extends Database {
  /** Empties all tables but the migration record. */
  empty(): Promise<void>;
}

/** Reused, emptied engines, because starting one is slow. */
const idle: PGlite[] = [];

async function startEngine(path: string): Promise<PGlite> {
  const { readFile } = await import('node:fs/promises');
  return PGlite.create({
    loadDataDir: new Blob([await readFile(path)]),
    serializers: JSON_FROM_BYTES,
  });
}

async function clonePglite(path: string): Promise<TestDatabase> {
  const client = idle.pop() ?? (await startEngine(path));
  const empty = async () => void (await client.exec(EMPTY_TABLES));
  let isLeft = false;
  const leave = async () => {
    if (isLeft) return;
    isLeft = true;
    await empty();
    idle.push(client);
  };
  const database = fromPglite(client, leave);
  return {
    ...database,
    transaction: (run, options) => {
      if (isLeft) throw new TypeError('a transaction was started in a database that its test file has left');
      return database.transaction(run, options);
    },
    empty,
  };
}

async function copyTemplate(serverUrl: string): Promise<URL> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name} template template_haberdash`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url;
}

/** The URL of a new database for a service process; undefined on PGlite. */
export async function newDatabaseUrl(): Promise<string | undefined> {
  const serverUrl = inject('postgresUrl');
  return serverUrl === undefined ? undefined : (await copyTemplate(serverUrl)).href;
}

async function clonePostgres(serverUrl: string): Promise<TestDatabase> {
  const url = await copyTemplate(serverUrl);
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  return { ...fromPool(pool), empty: async () => void (await pool.query(EMPTY_TABLES)) };
}

/** A copy of the migrated database on the selected engine. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const dump = inject('migratedDump');
  if (dump !== undefined) return clonePglite(dump);
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) throw new TypeError('the run provides no database');
  return clonePostgres(serverUrl);
}

const reject = (): never => {
  throw new TypeError('this part of the service has no database');
};

/** For parts of the service without data. */
export const noDatabase: Database = {
  engine: 'pglite',
  read: new Proxy({} as Database['read'], { get: reject }),
  transaction: reject,
  check: reject,
  close: async () => undefined,
};
