/** A value of a parsed contract. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of a parsed contract. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for an object that is no list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a value is, or an empty one. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The list that a value is, or an empty one. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The text that a value is, or an empty one. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** One step of a JSON pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a reference within a document names. */
export function follow(document: JsonObject, value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  let found: Json | undefined = document;
  for (const step of value['$ref'].replace(/^#\//, '').split('/')) {
    found = objectOf(found)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}
