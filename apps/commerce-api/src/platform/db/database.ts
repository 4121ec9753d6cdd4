import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';

import type { TransactionOptions } from './retry.ts';

interface Rows<Row> {
  readonly rows: Row[];
}

interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type NoSchema = Record<string, never>;

/** Reads outside a transaction, each statement on its own. */
export type Executor = PgDatabase<QueryResult, NoSchema>;

/** One open transaction; repositories that write are made from it and from nothing else. */
export type Tx = PgTransaction<QueryResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/**
 * The one door to the data, the same on PGlite and PostgreSQL. PGlite has a single connection: inside a
 * transaction use only its `tx`, and never wait there for anything but SQL.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly read: Executor;
  /**
   * Runs again, from the start, when the engine reports a deadlock or a serialisation failure, and when the connection
   * is lost before the commit.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Fails when the engine does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
