import { config } from '../config/config.ts';

/** How long a cached answer is fresh, and how long it may be used while a newer one is loaded. */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

interface Cached<T> {
  readonly value: T;
  readonly at: number;
}

export interface SwrCache<T> {
  readonly get: (key: string, load: () => Promise<T>) => Promise<T>;
  readonly clear: () => void;
}

/** A bounded stale-while-revalidate cache of one process; a call that fails leaves the stale value in place. */
export function createSwrCache<T>(
  times: CacheTimes,
  now: () => number = Date.now,
  maxKeys = 200,
): SwrCache<T> {
  const cached = new Map<string, Cached<T>>();
  const pending = new Map<string, Promise<T>>();

  const fetchAnew = (key: string, load: () => Promise<T>): Promise<T> => {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const call = load()
      .then((value) => {
        // Loaded before the cache was cleared: it may be what was there before.
        if (pending.get(key) !== call) return value;
        cached.delete(key);
        cached.set(key, { value, at: now() });
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
      // A failed refresh is tried again by the next reader; until then the stale response is used.
      if (age > times.freshMs) fetchAnew(key, load).catch(() => undefined);
      return Promise.resolve(entry.value);
    },
    clear() {
      cached.clear();
      pending.clear();
    },
  };
}

/** Content that readers share; what is previewed is loaded again and not cached. */
export interface ContentCache<T> {
  readonly get: (key: string, load: () => Promise<T>, isPreview?: boolean) => Promise<T>;
}

/** Keeps content, which changes seldom, as long as the settings say; a stale one is used for `staleMs` while the service fails. */
export function createContentCache<T>(staleMs: number): ContentCache<T> {
  let cache: SwrCache<T> | undefined;
  return {
    get(key, load, isPreview = false) {
      const freshMs = config().contentFreshMs;
      if (freshMs === 0 || isPreview) return load();
      cache ??= createSwrCache<T>({ freshMs, staleMs: Math.max(freshMs, staleMs) });
      return cache.get(key, load);
    },
  };
}
