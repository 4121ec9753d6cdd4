export type Fields = Readonly<Record<string, unknown>>;

/** Fields of an object; empty for other values. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // any object has fields of unknown type

const unescape = (step: string): string =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Resolves a reference. */
export function follow(document: object, part: unknown): Fields {
  const { $ref: reference } = fieldsOf(part);
  if (typeof reference !== 'string') return fieldsOf(part);
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => fieldsOf(value)[unescape(step)], document);
  return follow(document, found);
}

/** Parameters of path and operation; the latter take precedence. */
export function parametersOf(document: object, item: Fields, operation: Fields): Fields[] {
  const listed = [item['parameters'], operation['parameters']].flatMap((list) =>
    Array.isArray(list) ? list.map((entry) => follow(document, entry)) : [],
  );
  return [
    ...new Map(listed.map((entry) => [`${String(entry['in'])} ${String(entry['name'])}`, entry])).values(),
  ];
}

/** Example values of a body or parameter. */
export function exampleValues(document: object, holder: Fields): unknown[] {
  const named = Object.values(fieldsOf(holder['examples'])).map((entry) => follow(document, entry)['value']);
  return 'example' in holder ? [holder['example'], ...named] : named;
}
