import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Database, Executor, Tx } from './database.ts';
import { isLostConnection } from './lost-connection.ts';
import { retrying } from './retry.ts';

/** Runs a transaction on a connection of its own, which goes back to the pool whatever happens. */
async function transactOn<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>, onWorkDone: () => void): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  const onLost = (): void => void (isLost = true);
  client.on('error', onLost);
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      // The drivers' result types differ in what surrounds the rows; the rows are all that is read here.
      const result = await run(tx as unknown as Tx);
      // A commit that is not even sent leaves no doubt: nothing of the work is there.
      if (isLost) throw new Error('Connection terminated before the commit');
      onWorkDone();
      return result;
    });
  } catch (error) {
    isLost ||= isLostConnection(error);
    throw error;
  } finally {
    client.off('error', onLost);
    // Only a broken connection is thrown away: one whose transaction was rejected is as good as before.
    client.release(isLost);
  }
}

/** A database on a pool of connections to PostgreSQL; a connection that breaks ends a statement, never the process. */
export function fromPool(
  pool: pg.Pool,
  onConnectionError: (error: Error) => void = () => undefined,
): Database {
  const read = drizzle({ client: pool }) as unknown as Executor;
  // The pool listens to idle connections only. One in use tells its statement, and its transaction with it; without a
  // listener of its own the very same error would end the process.
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
