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

/** Reads outside a transaction, statement by statement. */
export type Executor = PgDatabase<QueryResult, NoSchema>;

/** An open transaction; writing repositories require one. */
export type Tx = PgTransaction<QueryResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/**
 * Database access, equal on PGlite and PostgreSQL; PGlite has one connection, so wait only for SQL in a transaction.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly read: Executor;
  /** Retries after deadlocks, serialisation failures and connections lost before the commit. */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Throws when the database does not respond. */
  check(): Promise<void>;
  close(): Promise<void>;
}
