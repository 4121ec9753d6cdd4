/**
 * Makes the value of a key once. For keys that are few by themselves, such as the locales and time zones of
 * the shop: nothing is ever thrown away.
 */
export function memoize<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
