import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { fromPglite } from '../src/platform/db/open.ts';
import { openPgliteThread } from '../src/platform/db/pglite-thread.ts';
import { fromPool } from '../src/platform/db/pool.ts';

interface Statement {
  readonly text: string;
  readonly params: unknown[];
}

export interface Unit {
  readonly isTransaction: boolean;
  readonly statements: readonly Statement[];
}

/** A database that records its statements, and an engine that can replay them without the service. */
export interface RecordedDatabase {
  readonly database: Database;
  /** Records the committed transactions of the work; statements outside of a transaction are `rest`. */
  readonly record: (work: () => Promise<void>) => Promise<readonly Unit[]>;
  readonly rest: readonly Unit[];
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

export async function openRecordedPglite(folder: string): Promise<RecordedDatabase> {
  const { rest, list, record } = lists();
  const client = await openPgliteThread(folder);
  // Methods of the unpatched engine; statements of the client are recorded from here on.
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

/** Records the transactions of a connection. */
function watch(client: pg.PoolClient, list: () => Unit[]): void {
  let open: { readonly units: Unit[]; readonly statements: Statement[] } | undefined;
  // The driver has several query methods; drizzle uses this one.
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
