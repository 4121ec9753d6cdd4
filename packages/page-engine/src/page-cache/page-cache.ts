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
  /** Not served before it is rendered again, unless that fails. */
  readonly isExpired?: boolean;
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
  /** What pages show has changed: each is rendered again before it is served. */
  readonly expire: () => void;
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
    if (entry !== undefined) entries.set(key, { page: entry.page, at: entry.at, staleAt: now() + RETRY_MS });
  };

  const store = (key: string, made: MadePage): GivenPage => {
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
    entries.set(key, { page, at, staleAt: at + (isCached(page) ? freshMs : UNCACHEABLE_MS) });
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
    const call = make()
      .then((made) => {
        if (making.get(key) === call) return store(key, made);
        // Expired while it was rendered: it is for those who wait, and not stored.
        return typeof made === 'object' && 'failed' in made ? made.failed : made;
      })
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
      if (page === undefined || entry === undefined || entry.isExpired === true)
        return renderShared(key, make);
      entries.delete(key);
      entries.set(key, entry);
      if (now() > entry.staleAt) renderShared(key, make).catch(() => postpone(key));
      return page;
    },
    expire() {
      // Renders that have begun may have read what was there before.
      making.clear();
      for (const [key, entry] of entries) entries.set(key, { ...entry, isExpired: true });
    },
  };
}

const isCached = (page: GivenPage): page is CachedPage => page !== 'uncacheable';
