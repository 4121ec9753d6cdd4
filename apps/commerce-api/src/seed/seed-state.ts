import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';
import type { Edition, SeedSource } from './seed-source.ts';

/** The seed state of a shop. */
export interface SeedState {
  /** True for an empty or partly seeded shop. */
  readonly isMissing: boolean;
  /** Products of an interrupted seed. */
  readonly products: number | undefined;
  /** Products of a completed seed. */
  readonly filledWith: number | undefined;
  /** Languages added since the seed. */
  readonly missingLanguages: readonly Edition[];
}

interface Row extends Record<string, unknown> {
  readonly empty: boolean;
  readonly products: number | null;
  readonly finished: boolean | null;
  readonly languages: readonly string[] | null;
}

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
