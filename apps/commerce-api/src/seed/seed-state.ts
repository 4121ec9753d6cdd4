import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';
import type { Edition, SeedSource } from './seed-source.ts';

/** How far the filling of a shop came. */
export interface SeedState {
  /** True for an empty shop, and for one that was being filled when its process ended. */
  readonly isMissing: boolean;
  /** How many products such an interrupted filling was to bring. */
  readonly products: number | undefined;
  /** How many products a shop was filled with, where that was finished. */
  readonly filledWith: number | undefined;
  /** Languages and editions that the shop was not filled in, because the service did not know them then. */
  readonly missingLanguages: readonly Edition[];
}

interface Row extends Record<string, unknown> {
  readonly empty: boolean;
  readonly products: number | null;
  readonly finished: boolean | null;
  readonly languages: readonly string[] | null;
}

/** Whether a shop is full, empty, or was being filled when its process ended, with how many products and languages. */
export async function seedState(
  database: Database,
  { name, languages }: Pick<SeedSource, 'name' | 'languages'>,
): Promise<SeedState> {
  const { rows } = await database.read.execute<Row>(sql`
    select not exists (select 1 from product) as empty,
      r.products, r.finished_at is not null as finished, r.languages
    from (select 1) one left join seed_record r on r.name = ${name}`);
  const [state] = rows;
  const products = state?.products ?? undefined;
  const isUnfinished = products !== undefined && state?.finished === false;
  return {
    isMissing: state?.empty === true || isUnfinished,
    products: isUnfinished ? products : undefined,
    filledWith: isUnfinished ? undefined : products,
    missingLanguages: languages.filter((language) => state?.languages?.includes(language) === false),
  };
}
