import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';

import type { EngineClient } from './pglite-thread.ts';

/**
 * Drizzle hands the same few parsers to every query, and the engine merges them with its hundreds each time: an eighth
 * of the time under load. They become the engine's own once, and are left out from then on.
 */
export function registerParsersOnce(client: EngineClient): EngineClient {
  let areRegistered = false;
  const withoutParsers = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (options?.parsers === undefined) return options;
    if (!areRegistered) client.parsers = { ...client.parsers, ...options.parsers };
    areRegistered = true;
    const { parsers: _parsers, ...rest } = options;
    return rest;
  };
  // A method that is called with its object by hand has lost the type of its rows.
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
