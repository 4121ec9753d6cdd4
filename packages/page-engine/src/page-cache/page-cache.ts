import type { CachedPage } from './cached-page.ts';

/** A page that could not be rendered: the response if there is no earlier one. */
export interface FailedPage {
  readonly failed: CachedPage;
}

/** A cached page, or a sign that this address is specific to a visitor. */
export type GivenPage = CachedPage | 'uncacheable';
export type MadePage = GivenPage | FailedPage;

interface Entry {
  readonly page: GivenPage;
  readonly at: number;
  /** When it becomes stale, in ms; postponed after a failed render. */
  readonly staleAt: number;
  /** How often the cache had been outdated when the render began. */
  readonly era: number;
}

export interface PageCacheOptions {
  readonly maxEntries: number;
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly now: () => number;
}

export interface PageCache {
  /** Returns a cached or stale page, or renders it, once for all waiting requests. */
  readonly get: (key: string, make: () => Promise<MadePage>) => GivenPage | Promise<GivenPage>;
  /** Renders each page again before it is served; the earlier one is served if that fails. */
  readonly outdate: () => void;
}

/** How long an uncacheable address goes directly to the application. */
const UNCACHEABLE_MS = 10_000;

/** How long a failed render is not repeated while an earlier page is served. */
const RETRY_MS = 2_000;

const sizeOf = (page: GivenPage): number => (page === 'uncacheable' ? 0 : page.size());

/**
 * Caches public pages, least recently used evicted first. An unchanged page keeps its compressed bytes and is
 * compressed better; if rendering fails, the earlier page is served until it expires.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxEntries, maxBytes, freshMs, staleMs, now } = options;
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<GivenPage>>();
  let era = 0;

  const makeRoom = () => {
    let bytes = 0;
    for (const { page } of entries.values()) bytes += sizeOf(page);
    for (const [key, { page }] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      bytes -= sizeOf(page);
      entries.delete(key);
    }
  };

  const postpone = (key: string) => {
    const entry = entries.get(key);
    if (entry !== undefined) entries.set(key, { ...entry, era, staleAt: now() + RETRY_MS });
  };

  const store = (key: string, made: MadePage, begun: number): GivenPage => {
    if (typeof made === 'object' && 'failed' in made) {
      const earlier = earlierPage(key);
      if (earlier === undefined) return made.failed;
      postpone(key);
      return earlier;
    }
    const before = entries.get(key)?.page;
    const isSame = isCached(made) && before !== undefined && isCached(before) && before.etag === made.etag;
    const page = isSame ? before : made;
    if (isSame) before.recompress().catch(() => undefined);
    entries.delete(key);
    const at = now();
    entries.set(key, { page, at, era: begun, staleAt: at + (isCached(page) ? freshMs : UNCACHEABLE_MS) });
    makeRoom();
    return page;
  };

  /** The earlier page of an address, until it expires. */
  const earlierPage = (key: string): GivenPage | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const limit = isCached(entry.page) ? staleMs : UNCACHEABLE_MS;
    return now() - entry.at > limit ? undefined : entry.page;
  };

  const renderShared = (key: string, make: () => Promise<MadePage>): Promise<GivenPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const begun = era;
    const call = make()
      .then((made) => store(key, made, begun))
      .finally(() => {
        if (making.get(key) === call) making.delete(key);
      });
    making.set(key, call);
    return call;
  };

  return {
    get(key, make) {
      const page = earlierPage(key);
      const entry = entries.get(key);
      if (page === undefined || entry === undefined) return renderShared(key, make);
      entries.delete(key);
      entries.set(key, entry);
      if (entry.era !== era)
        return renderShared(key, make).catch(() => {
          postpone(key);
          return page;
        });
      if (now() > entry.staleAt) renderShared(key, make).catch(() => postpone(key));
      return page;
    },
    outdate() {
      era += 1;
      // A render that began before may show what was there before.
      making.clear();
    },
  };
}

const isCached = (page: GivenPage): page is CachedPage => page !== 'uncacheable';
