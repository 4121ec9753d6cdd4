import type { Clock } from './clock.ts';

/** Values with a time to live; concurrent loads of a key are shared. */
export interface TtlCache<T> {
  get(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

/** Caches up to `limit` values for `ttlMs`; failed loads are not cached. */
export function createTtlCache<T>(clock: Clock, ttlMs: number, limit: number): TtlCache<T> {
  const entries = new Map<string, { readonly value: Promise<T>; readonly until: number }>();
  return {
    get(key, load) {
      const known = entries.get(key);
      if (known && known.until > clock.now()) return known.value;
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= limit && oldest !== undefined) entries.delete(oldest);
      const value = load();
      entries.set(key, { value, until: clock.now() + ttlMs });
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key);
      });
      return value;
    },
    clear: () => entries.clear(),
  };
}
