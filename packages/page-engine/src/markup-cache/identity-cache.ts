interface Made<T> {
  readonly of: readonly unknown[];
  readonly key: string;
  readonly value: T;
}

/** Keys cached per response; a listing has few, and campaigns must not fill the memory. */
const MOST = 4;

/**
 * Memoizes results by the identity of response objects: an identical view keeps its markup. A result is released with
 * the first object; `key` covers all other dependencies.
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
