import { types } from '@electric-sql/pglite';

const serialize = (value: unknown): string => {
  // The protocol of the engine sends bytes as they are; its type of a serializer knows texts only.
  if (value instanceof Uint8Array) return value as unknown as string;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Serializers of the embedded engine that let JSON come as bytes in UTF-8, as a driver of PostgreSQL does. */
export const JSON_FROM_BYTES = { [types.JSON]: serialize };
