import { config } from '../config/config.ts';

/** How long a cached answer is fresh, and how long it may be used while a newer one is loaded. */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

interface Cached<T> {
  readonly value: T;
  readonly at: number;
  /** How often the cache had been outdated when the load began. */
  readonly era: number;
}

export interface SwrCache<T> {
  readonly get: (key: string, load: () => Promise<T>) => Promise<T>;
  /** Loads each value again before it is used; the earlier one is used if that fails. */
  readonly outdate: () => void;
}

/** A bounded stale-while-revalidate cache of one process; a call that fails leaves the stale value in place. */
export function createSwrCache<T>(
  times: CacheTimes,
  now: () => number = Date.now,
  maxKeys = 200,
): SwrCache<T> {
  const cached = new Map<string, Cached<T>>();
  const pending = new Map<string, Promise<T>>();
  let era = 0;

  const fetchAnew = (key: string, load: () => Promise<T>): Promise<T> => {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const begun = era;
    const call = load()
      .then((value) => {
        cached.delete(key);
        cached.set(key, { value, at: now(), era: begun });
        const oldest = cached.keys().next().value;
        if (cached.size > maxKeys && oldest !== undefined) cached.delete(oldest);
        return value;
      })
      .finally(() => {
        if (pending.get(key) === call) pending.delete(key);
      });
    pending.set(key, call);
    return call;
  };

  return {
    get(key, load) {
      const entry = cached.get(key);
      const age = entry === undefined ? Infinity : now() - entry.at;
      if (entry === undefined || age > times.staleMs) return fetchAnew(key, load);
      if (entry.era !== era) return fetchAnew(key, load).catch(() => entry.value);
      // A failed refresh is tried again by the next reader; until then the stale response is used.
      if (age > times.freshMs) fetchAnew(key, load).catch(() => undefined);
      return Promise.resolve(entry.value);
    },
    outdate() {
      era += 1;
      // A load that began before may have read the earlier content.
      pending.clear();
    },
  };
}

/** Content that readers share; what is previewed is loaded again and not cached. */
export interface ContentCache<T> {
  readonly get: (key: string, load: () => Promise<T>, isPreview?: boolean) => Promise<T>;
}

const contentCaches = new Set<Pick<SwrCache<unknown>, 'outdate'>>();

/** Published content has changed. */
export const outdateContent = (): void => {
  for (const cache of contentCaches) cache.outdate();
};

/** Outdates a cache of responses together with content. */
export function withContent<T>(cache: SwrCache<T>): SwrCache<T> {
  contentCaches.add(cache);
  return cache;
}

/** Keeps content, which changes seldom, as long as the settings say; a stale one is used for `staleMs` while the service fails. */
export function createContentCache<T>(staleMs: number): ContentCache<T> {
  let cache: SwrCache<T> | undefined;
  return {
    get(key, load, isPreview = false) {
      const freshMs = config().contentFreshMs;
      if (freshMs === 0 || isPreview) return load();
      cache ??= withContent(createSwrCache<T>({ freshMs, staleMs: Math.max(freshMs, staleMs) }));
      return cache.get(key, load);
    },
  };
}
