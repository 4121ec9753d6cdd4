import type { Clock } from '../../../../shared/clock.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { cacheProductIndex } from '../../catalogue/product-index.ts';
import { indexRows } from './index-rows.ts';
import { createListingIndex, type ListingIndex } from './listing-index.ts';

/** The index of a currency, a few seconds old at most. */
export type ListingIndexes = (currency: Currency) => Promise<ListingIndex>;

/** Product indexes by currency: counting 30,000 products takes SQL a second and bit sets a millisecond. */
export function createListingIndexes(db: Executor, clock: Clock): ListingIndexes {
  const caches = new Map<Currency, () => Promise<ListingIndex>>();
  return (currency) => {
    const cache =
      caches.get(currency) ?? cacheProductIndex(db, clock, indexRows(db, currency), createListingIndex);
    caches.set(currency, cache);
    return cache();
  };
}
