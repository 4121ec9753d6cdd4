import { shareStructure } from './share-structure.ts';

/** Gives back the objects that were read before where an answer says the same as then. */
export interface Interner {
  /** How one client reads its answers; `scope` keeps those of other services and sites apart. */
  readonly readerOf: (scope: string) => (body: Uint8Array, address: string) => unknown;
}

interface Known {
  readonly body: Uint8Array;
  readonly value: unknown;
}

/**
 * Remembers the last answer of each address, least recently used leaving first. Every answer is still asked for: one
 * that says the very same is the same object, and one that says something else shares the parts that have not changed,
 * such as the other products of a list, so that what was made of them can be used again.
 * For what answers alike for everyone, and frozen, because its readers share it.
 */
export function createInterner(maxBytes: number): Interner {
  const known = new Map<string, Known>();
  const decoder = new TextDecoder();
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
    const value = frozen(shareStructure(before?.value, JSON.parse(decoder.decode(body))));
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

/** Freezes an answer; parts of an earlier one are frozen as a whole. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
