import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Database, Executor, Tx } from './database.ts';
import { isLostConnection } from './lost-connection.ts';
import { retrying } from './retry.ts';

/** Runs a transaction on a connection and releases it. */
async function transactOn<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>, onWorkDone: () => void): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  const onLost = (): void => void (isLost = true);
  client.on('error', onLost);
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      // Driver results differ outside of the rows, and only rows are read.
      const result = await run(tx as unknown as Tx);
      // An unsent commit has no effect.
      if (isLost) throw new Error('Connection terminated before the commit');
      onWorkDone();
      return result;
    });
  } catch (error) {
    isLost ||= isLostConnection(error);
    throw error;
  } finally {
    client.off('error', onLost);
    // Only broken connections are discarded.
    client.release(isLost);
  }
}

/** A database on a PostgreSQL pool; a broken connection fails statements, never the process. */
export function fromPool(
  pool: pg.Pool,
  onConnectionError: (error: Error) => void = () => undefined,
): Database {
  const read = drizzle({ client: pool }) as unknown as Executor;
  // The pool listens to idle connections only; without this listener a broken one in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', onConnectionError);
  return {
    engine: 'postgres',
    read,
    transaction: (run, options) => retrying((onWorkDone) => transactOn(pool, run, onWorkDone), options),
    check: async () => void (await read.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}
