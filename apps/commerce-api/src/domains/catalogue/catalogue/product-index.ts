import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Clock } from '../../../shared/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { readChanges, readMark, type Mark } from './product-changes.ts';

/** Responses from memory include stock, so they may be this old at most. */
const FRESH_MS = 3_000;
/** Rows per read: few enough not to delay other requests. */
const CHUNK = 1_000;

/** An in-memory index of products. */
export interface ProductIndex<Entry> {
  put(entry: Entry): void;
  remove(id: string): void;
}

export interface EntrySource<Entry> {
  /** The next products by id. */
  page(after: string, count: number): Promise<readonly Entry[]>;
  /** The entries of some products; removed ones are left out. */
  products(ids: readonly string[]): Promise<readonly Entry[]>;
}

interface CachedIndex<Index> {
  readonly index: Index;
  readonly mark: Mark;
  readonly until: number;
}

/** Caches an index per instance: read once, then updated with changes only. */
export function cacheProductIndex<Entry extends { readonly id: string }, Index extends ProductIndex<Entry>>(
  db: Executor,
  clock: Clock,
  source: EntrySource<Entry>,
  create: () => Index,
): () => Promise<Index> {
  async function load(): Promise<CachedIndex<Index>> {
    const until = clock.now() + FRESH_MS;
    const mark = await readMark(db);
    const index = create();
    for (let after = ''; ;) {
      const read = await source.page(after, CHUNK);
      for (const entry of read) index.put(entry);
      if (read.length < CHUNK) return { index, mark, until };
      after = read.at(-1)?.id ?? after;
      await nextTurn();
    }
  }

  /** A lower mark means another database, such as a restored copy. */
  async function refresh({ index, mark: since }: CachedIndex<Index>): Promise<CachedIndex<Index>> {
    const until = clock.now() + FRESH_MS;
    const { mark, changed, removed, isEmptied } = await readChanges(db, since);
    if (mark < since || isEmptied) return load();
    for (const id of removed) index.remove(id);
    for (let start = 0; start < changed.length; start += CHUNK) {
      const ids = changed.slice(start, start + CHUNK);
      const read = new Map((await source.products(ids)).map((entry) => [entry.id, entry]));
      for (const id of ids) {
        const entry = read.get(id);
        if (entry === undefined) index.remove(id);
        else index.put(entry);
      }
      await nextTurn();
    }
    return { index, mark, until };
  }

  let cached: CachedIndex<Index> | undefined;
  let underWay: Promise<CachedIndex<Index>> | undefined;
  const renew = (): Promise<CachedIndex<Index>> => {
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
