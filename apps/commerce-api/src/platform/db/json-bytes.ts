import { types } from '@electric-sql/pglite';

const serialize = (value: unknown): string => {
  // PGlite accepts bytes, but its type says string.
  if (value instanceof Uint8Array) return value as unknown as string;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** PGlite serializers that accept JSON as UTF-8 bytes, as pg does. */
export const JSON_FROM_BYTES = { [types.JSON]: serialize };
