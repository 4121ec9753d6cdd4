export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Resolves a reference within a document. */
export function follow(document: JsonObject, value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  let found: Json | undefined = document;
  for (const step of value['$ref'].replace(/^#\//, '').split('/')) {
    found = objectOf(found)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}
