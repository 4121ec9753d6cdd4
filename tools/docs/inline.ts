import { follow, objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';

/**
 * The value with its references replaced by what they name, so that a page opened from a folder shows it too, where
 * browsers give a page no resolver. Shapes stay references: written out they would make the page slow.
 */
export function inline(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => inline(document, entry));
  if (typeof value !== 'object' || value === null) return value;
  const reference = textOf(objectOf(value)['$ref']);
  if (reference.startsWith('#/components/schemas/')) return value;
  if (reference !== '') return inline(document, follow(document, value) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inline(document, child)]));
}
