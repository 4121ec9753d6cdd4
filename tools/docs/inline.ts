import { follow, objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';

/** Resolves references except to schemas: pages opened from a folder have no resolver. */
export function inline(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => inline(document, entry));
  if (typeof value !== 'object' || value === null) return value;
  const reference = textOf(objectOf(value)['$ref']);
  if (reference.startsWith('#/components/schemas/')) return value;
  if (reference !== '') return inline(document, follow(document, value) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inline(document, child)]));
}
