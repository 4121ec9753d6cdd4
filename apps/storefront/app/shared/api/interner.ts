/** Gives back the object that was read before where an answer has the same bytes as then. */
export interface Interner {
  /** How one client reads its answers; `scope` keeps those of other services and sites apart. */
  readonly readerOf: (scope: string) => (body: Uint8Array, address: string) => unknown;
}

interface Known {
  readonly body: Uint8Array;
  readonly value: unknown;
}

/**
 * Remembers the last answer of each address by its bytes, least recently used leaving first. Every answer is still
 * asked for: only one that says the very same is the same object, and what was made of it can then be used again.
 * For what answers alike for everyone, and frozen, because its readers share it.
 */
export function createInterner(maxBytes: number): Interner {
  const known = new Map<string, Known>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= known.get(key)?.body.byteLength ?? 0;
    known.delete(key);
  };
  const read = (key: string, body: Uint8Array): unknown => {
    const before = known.get(key);
    if (before !== undefined && Buffer.compare(before.body, body) === 0) {
      known.delete(key);
      known.set(key, before);
      return before.value;
    }
    const value = frozen(JSON.parse(new TextDecoder().decode(body)));
    forget(key);
    if (body.byteLength > maxBytes) return value;
    known.set(key, { body, value });
    bytes += body.byteLength;
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
    return value;
  };
  return { readerOf: (scope) => (body, address) => read(`${scope} ${address}`, body) };
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
