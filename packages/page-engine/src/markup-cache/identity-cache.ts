interface Made<T> {
  readonly of: readonly unknown[];
  readonly key: string;
  readonly value: T;
}

/** Addresses of one answer that are remembered; a listing has few, and campaigns must not fill the memory. */
const MOST = 4;

/**
 * Remembers what was made of answers, as long as these are the same objects: a view that is the same object keeps its
 * markup. The first of the objects holds what was made, and it goes with it; `key` says all else that it depends on.
 */
export function createIdentityCache<T>() {
  const known = new WeakMap<object, readonly Made<T>[]>();
  return (of: readonly [object, ...unknown[]], key: string, make: () => T): T => {
    const [holder] = of;
    const all = known.get(holder) ?? [];
    const found = all.find(
      (made) =>
        made.key === key &&
        made.of.length === of.length &&
        made.of.every((part, index) => part === of[index]),
    );
    if (found !== undefined) return found.value;
    const value = make();
    known.set(holder, [{ of, key, value }, ...all].slice(0, MOST));
    return value;
  };
}
