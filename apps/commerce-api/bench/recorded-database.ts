import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { fromPglite } from '../src/platform/db/open.ts';
import { openPgliteThread } from '../src/platform/db/pglite-thread.ts';
import { fromPool } from '../src/platform/db/pool.ts';

/** A statement as it went to the engine. */
interface Statement {
  readonly text: string;
  readonly params: unknown[];
}

/** Statements that were one transaction, or one that stood alone. */
export interface Unit {
  readonly isTransaction: boolean;
  readonly statements: readonly Statement[];
}

/** A database that writes down what it is asked, and an engine that can be asked the same without the service. */
export interface RecordedDatabase {
  readonly database: Database;
  /** What is asked within the work, its committed transactions only; what is asked outside of any is `rest`. */
  readonly record: (work: () => Promise<void>) => Promise<readonly Unit[]>;
  readonly rest: readonly Unit[];
  /** Runs a unit on the engine, with nothing in between. */
  readonly replay: (unit: Unit) => Promise<void>;
}

const lists = () => {
  const rest: Unit[] = [];
  const current = new AsyncLocalStorage<Unit[]>();
  return {
    rest,
    list: (): Unit[] => current.getStore() ?? rest,
    record: async (work: () => Promise<void>): Promise<readonly Unit[]> => {
      const units: Unit[] = [];
      await current.run(units, work);
      return units;
    },
  };
};

/** The embedded engine in a folder. */
export async function openRecordedPglite(folder: string): Promise<RecordedDatabase> {
  const { rest, list, record } = lists();
  const client = await openPgliteThread(folder);
  // The engine's own ways to be asked; what is asked of the client from here on is written down.
  const engine = { ...client };
  client.query = (text, params, options) => {
    list().push({ isTransaction: false, statements: [{ text, params: [...(params ?? [])] }] });
    return engine.query(text, params, options);
  };
  client.transaction = async (run) => {
    const units = list();
    const statements: Statement[] = [];
    const result = await engine.transaction((tx) => {
      const own = { ...tx };
      tx.query = (text, params, options) => {
        statements.push({ text, params: [...(params ?? [])] });
        return own.query(text, params, options);
      };
      return run(tx);
    });
    units.push({ isTransaction: true, statements });
    return result;
  };
  const database = fromPglite(client, () => client.close());
  await migrate(database);
  rest.length = 0;
  return {
    database,
    record,
    rest,
    replay: async ({ isTransaction, statements }) => {
      if (isTransaction)
        await engine.transaction(async (tx) => {
          for (const { text, params } of statements) await tx.query(text, params);
        });
      else for (const { text, params } of statements) await engine.query(text, params);
    },
  };
}

type Config = string | { readonly text: string };
type QueryFunction = (config: Config, params?: unknown[], ...more: unknown[]) => unknown;

/** Writes down the transactions of a connection, each for whoever began it. */
function watch(client: pg.PoolClient, list: () => Unit[]): void {
  let open: { readonly units: Unit[]; readonly statements: Statement[] } | undefined;
  // The driver has many ways to be asked; drizzle uses this one.
  const query = client.query.bind(client) as QueryFunction;
  const watched: QueryFunction = (config, params = [], ...more) => {
    const text = typeof config === 'string' ? config : config.text;
    if (text.startsWith('begin')) open = { units: list(), statements: [] };
    else if (text === 'commit' && open !== undefined)
      open.units.push({ isTransaction: true, statements: open.statements });
    else open?.statements.push({ text, params: [...params] });
    if (text === 'commit' || text === 'rollback') open = undefined;
    return query(config, params, ...more);
  };
  client.query = watched as typeof client.query;
}

/** An empty database of a PostgreSQL server. */
export async function openRecordedPostgres(connectionString: string): Promise<RecordedDatabase> {
  const { rest, list, record } = lists();
  const pool = new pg.Pool({ connectionString, max: 10 });
  const raw = new pg.Pool({ connectionString, max: 10 });
  pool.on('connect', (client) => watch(client as pg.PoolClient, list));
  const query = pool.query.bind(pool) as QueryFunction;
  const watched: QueryFunction = (config, params = [], ...more) => {
    const text = typeof config === 'string' ? config : config.text;
    list().push({ isTransaction: false, statements: [{ text, params: [...params] }] });
    return query(config, params, ...more);
  };
  pool.query = watched as typeof pool.query;
  const database = fromPool(pool);
  await migrate(database);
  rest.length = 0;
  return {
    database: { ...database, close: async () => void (await Promise.all([database.close(), raw.end()])) },
    record,
    rest,
    replay: async ({ isTransaction, statements }) => {
      const client = await raw.connect();
      try {
        if (isTransaction) await client.query('begin');
        for (const { text, params } of statements) await client.query(text, params);
        if (isTransaction) await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}
