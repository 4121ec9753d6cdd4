import type { KeptPage } from './kept-page.ts';

/** What making a page can come to: a page that may be kept, or a sign that this address belongs to one shopper. */
export type MadePage = KeptPage | 'not-kept';

interface Entry {
  readonly page: MadePage;
  readonly at: number;
}

export interface PageCacheOptions {
  readonly maxEntries: number;
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly now: () => number;
}

export interface PageCache {
  /** The page of an address: kept, stale while a new one is made, or made now, once for all who wait. */
  readonly get: (key: string, make: () => Promise<MadePage>) => MadePage | Promise<MadePage>;
}

/** How long an address that must not be kept goes straight to the shop. */
const NOT_KEPT_MS = 10_000;

const sizeOf = (page: MadePage): number => (page === 'not-kept' ? 0 : page.size());

/**
 * Keeps pages that are equal for everyone, the least recently used leaving first. A page that is made anew and is
 * still the same keeps its compressed bytes, and is worth compressing better from then on.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxEntries, maxBytes, freshMs, staleMs, now } = options;
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<MadePage>>();

  const makeRoom = () => {
    let bytes = 0;
    for (const { page } of entries.values()) bytes += sizeOf(page);
    for (const [key, { page }] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      bytes -= sizeOf(page);
      entries.delete(key);
    }
  };

  const keep = (key: string, made: MadePage): MadePage => {
    const before = entries.get(key)?.page;
    const isSame = isKept(made) && before !== undefined && isKept(before) && before.etag === made.etag;
    const page = isSame ? before : made;
    if (isSame) before.squeeze().catch(() => undefined);
    entries.delete(key);
    entries.set(key, { page, at: now() });
    makeRoom();
    return page;
  };

  const makeOnce = (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const call = make()
      .then((made) => keep(key, made))
      .finally(() => making.delete(key));
    making.set(key, call);
    return call;
  };

  return {
    get(key, make) {
      const entry = entries.get(key);
      if (entry === undefined) return makeOnce(key, make);
      const age = now() - entry.at;
      const limits =
        entry.page === 'not-kept'
          ? { fresh: NOT_KEPT_MS, stale: NOT_KEPT_MS }
          : { fresh: freshMs, stale: staleMs };
      if (age > limits.stale) return makeOnce(key, make);
      entries.delete(key);
      entries.set(key, entry);
      // A page that cannot be made anew is tried again by the next visitor; the stale one stands in.
      if (age > limits.fresh) makeOnce(key, make).catch(() => undefined);
      return entry.page;
    },
  };
}

const isKept = (page: MadePage): page is KeptPage => page !== 'not-kept';
