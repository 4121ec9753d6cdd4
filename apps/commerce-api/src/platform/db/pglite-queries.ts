import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';

import type { EngineClient } from './pglite-thread.ts';

/** Registers drizzle's parsers once, because merging them per query took an eighth of the time. */
export function registerParsersOnce(client: EngineClient): EngineClient {
  let areRegistered = false;
  const withoutParsers = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (options?.parsers === undefined) return options;
    if (!areRegistered) client.parsers = { ...client.parsers, ...options.parsers };
    areRegistered = true;
    const { parsers: _parsers, ...rest } = options;
    return rest;
  };
  // The bound method loses its row type.
  const slim = <Queries extends Pick<Transaction, 'query'>>(queries: Queries): Queries => {
    const { query } = queries;
    queries.query = <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
      query.call(queries, text, params, withoutParsers(options)) as Promise<Results<Row>>;
    return queries;
  };
  const transaction = client.transaction.bind(client);
  client.transaction = <T>(run: (tx: Transaction) => Promise<T>) =>
    transaction((tx) => run(slim(tx))) as Promise<T>;
  return slim(client);
}
