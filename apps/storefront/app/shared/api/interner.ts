import { shareStructure } from './share-structure.ts';

/** Gives back the objects that were read before where an answer says the same as then. */
export interface Interner {
  readonly readerOf: (scope: string) => (body: Uint8Array, address: string) => unknown;
}

interface Known {
  readonly body: Uint8Array;
  readonly value: unknown;
}

/** Interns the last response of each address, least recently used first out: equal parts are the same frozen objects. */
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

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
