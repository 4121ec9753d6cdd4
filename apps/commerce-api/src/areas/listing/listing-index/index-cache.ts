import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Clock } from '../../../shared/clock.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { indexRows, type Mark, type ReadProduct } from './index-rows.ts';
import { createListingIndex, type ListingIndex } from './listing-index.ts';

/** Listings tell what is in stock, so what they are made from may be this old at most. */
const FRESH_MS = 3_000;
/** Read at once: few enough that other requests are answered in between. */
const CHUNK = 1_000;

/** The index of a currency, never older than a few seconds. */
export type ListingIndexes = (currency: Currency) => Promise<ListingIndex>;

interface CachedIndex {
  readonly index: ListingIndex;
  readonly mark: Mark;
  readonly until: number;
}

function apply(index: ListingIndex, read: readonly ReadProduct[]): void {
  for (const { id, product } of read) {
    if (product === undefined) index.remove(id);
    else index.put(product);
  }
}

function createIndexCache(db: Executor, clock: Clock, currency: Currency): () => Promise<ListingIndex> {
  const rows = indexRows(db, currency);

  async function load(): Promise<CachedIndex> {
    const until = clock.now() + FRESH_MS;
    const mark = await rows.mark();
    const index = createListingIndex();
    for (let after = ''; ;) {
      const read = await rows.page(after, CHUNK);
      apply(index, read);
      if (read.length < CHUNK) return { index, mark, until };
      after = read.at(-1)?.id ?? after;
      await nextTurn();
    }
  }

  /** A mark that went back means another database than before, such as one restored from a copy. */
  async function refresh({ index, mark: since }: CachedIndex): Promise<CachedIndex> {
    const until = clock.now() + FRESH_MS;
    const { mark, changed, removed, isEmptied } = await rows.changes(since);
    if (mark < since || isEmptied) return load();
    for (const id of removed) index.remove(id);
    for (let start = 0; start < changed.length; start += CHUNK) {
      apply(index, await rows.products(changed.slice(start, start + CHUNK)));
      await nextTurn();
    }
    return { index, mark, until };
  }

  let cached: CachedIndex | undefined;
  let underWay: Promise<CachedIndex> | undefined;
  const renew = (): Promise<CachedIndex> => {
    underWay ??= (cached === undefined ? load() : refresh(cached))
      .then((next) => (cached = next))
      .finally(() => (underWay = undefined));
    return underWay;
  };
  return async () => {
    if (cached !== undefined && cached.until > clock.now()) return cached.index;
    return (await renew()).index;
  };
}

/**
 * Caches every product in memory, one index per currency: counting options of thirty thousand products takes SQL a
 * second and bit sets a millisecond. It is read once, and from then on only what changed is read again, which every
 * instance does for itself.
 */
export function createListingIndexes(db: Executor, clock: Clock): ListingIndexes {
  const caches = new Map<Currency, () => Promise<ListingIndex>>();
  return (currency) => {
    const cache = caches.get(currency) ?? createIndexCache(db, clock, currency);
    caches.set(currency, cache);
    return cache();
  };
}
