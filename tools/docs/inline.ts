import { follow, objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';

/**
 * The value with every reference replaced by what it names, so that a page needs no resolver, which browsers give to
 * pages of a server only. A schema keeps its name as its title; one that contains itself stops at its name.
 */
export function inline(document: JsonObject, value: Json, trail: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => inline(document, entry, trail));
  if (typeof value !== 'object' || value === null) return value;
  const reference = textOf(objectOf(value)['$ref']);
  if (reference === '') {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, inline(document, child, trail)]),
    );
  }
  const name = reference.split('/').at(-1) ?? '';
  const isSchema = reference.startsWith('#/components/schemas/');
  if (trail.includes(reference)) return { title: name, description: `Another ${name}.` };
  const found = inline(document, follow(document, value) ?? null, [...trail, reference]);
  return isSchema ? { title: name, ...objectOf(found) } : found;
}
