import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';

export interface NamedStore {
  readonly id: string;
  readonly name: string;
}

const TTL_MS = 60_000;
const MAX_COUNTRIES = 60;

/** The stores of a country by name, cached for a minute. */
export function createStoreNames(
  db: Executor,
  clock: Clock,
): (country: string) => Promise<readonly NamedStore[]> {
  const cache = createTtlCache<readonly NamedStore[]>(clock, TTL_MS, MAX_COUNTRIES);
  return (country) =>
    cache.get(country, async () => {
      const { rows } = await db.execute<{ id: string; name: string }>(
        sql`select id, name from store where country_code = ${country} order by name, id`,
      );
      return rows;
    });
}
