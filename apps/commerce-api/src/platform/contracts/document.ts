/** An object of a contract whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; anything else has none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // any object has fields of unknown type

const unescape = (step: string): string =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** A part of the contract, or what it refers to. */
export function follow(document: object, part: unknown): Fields {
  const { $ref: reference } = fieldsOf(part);
  if (typeof reference !== 'string') return fieldsOf(part);
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => fieldsOf(value)[unescape(step)], document);
  return follow(document, found);
}

/** The parameters of a path and of its operation, of which the latter win. */
export function parametersOf(document: object, item: Fields, operation: Fields): Fields[] {
  const listed = [item['parameters'], operation['parameters']].flatMap((list) =>
    Array.isArray(list) ? list.map((entry) => follow(document, entry)) : [],
  );
  return [
    ...new Map(listed.map((entry) => [`${String(entry['in'])} ${String(entry['name'])}`, entry])).values(),
  ];
}

/** The values of the examples that a body or a parameter shows. */
export function exampleValues(document: object, holder: Fields): unknown[] {
  const named = Object.values(fieldsOf(holder['examples'])).map((entry) => follow(document, entry)['value']);
  return 'example' in holder ? [holder['example'], ...named] : named;
}
