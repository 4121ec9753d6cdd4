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

interface Kept {
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

function createKeeper(db: Executor, clock: Clock, currency: Currency): () => Promise<ListingIndex> {
  const rows = indexRows(db, currency);

  async function load(): Promise<Kept> {
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
  async function refresh({ index, mark: since }: Kept): Promise<Kept> {
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

  let kept: Kept | undefined;
  let underWay: Promise<Kept> | undefined;
  const renew = (): Promise<Kept> => {
    underWay ??= (kept === undefined ? load() : refresh(kept))
      .then((next) => (kept = next))
      .finally(() => (underWay = undefined));
    return underWay;
  };
  return async () => {
    if (kept !== undefined && kept.until > clock.now()) return kept.index;
    return (await renew()).index;
  };
}

/**
 * Keeps every product in memory, one index per currency: counting options of thirty thousand products takes SQL a
 * second and bit sets a millisecond. It is read once, and from then on only what changed is read again, which every
 * instance does for itself.
 */
export function createListingIndexes(db: Executor, clock: Clock): ListingIndexes {
  const keepers = new Map<Currency, () => Promise<ListingIndex>>();
  return (currency) => {
    const keeper = keepers.get(currency) ?? createKeeper(db, clock, currency);
    keepers.set(currency, keeper);
    return keeper();
  };
}
