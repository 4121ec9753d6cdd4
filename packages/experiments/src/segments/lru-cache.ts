import type { Clock } from '../ports.ts';

/** A least-recently-used cache with a maximum age. */
export interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
}

/** Stores at most `capacity` entries, none older than `maxAgeMs` (spec 2 §9). */
export function createLruCache<Value>(
  capacity: number,
  maxAgeMs: number,
  clock: Pick<Clock, 'now'>,
): LruCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly since: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (clock.now() - entry.since >= maxAgeMs) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, since: clock.now() });
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}
