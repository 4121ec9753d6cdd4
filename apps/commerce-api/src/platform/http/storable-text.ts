const joined = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** A text that a database can store and a response can send: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The first place in the values of a request whose text can neither be stored nor sent, as `addresses.0.city`; keys
 * count as texts.
 */
export function unstorableField(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const place = joined(path, key);
    const found = isStorable(key) ? unstorableField(entry, place) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}
