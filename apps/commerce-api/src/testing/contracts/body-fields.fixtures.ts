import { describedOperations, partsOf, type Described } from './contract-request.fixtures.ts';
import { fieldsOf, follow, type Fields } from '../../platform/contracts/document.ts';

/** A constant carries no information. */
const isConstant = (schema: Fields): boolean =>
  'const' in schema || (Array.isArray(schema['enum']) && schema['enum'].length === 1);

function leaves(document: object, part: unknown, path: string): string[] {
  const schema = follow(document, part);
  const joined = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => {
    const list = schema[kind];
    return Array.isArray(list) ? list.flatMap((each) => leaves(document, each, path)) : [];
  });
  if (schema['items'] !== undefined) return [...joined, ...leaves(document, schema['items'], `${path}*.`)];
  const named = Object.entries(fieldsOf(schema['properties'])).flatMap(([name, inner]) => {
    const below = leaves(document, inner, `${path}${name}.`);
    if (below.length > 0) return below;
    return isConstant(follow(document, inner)) ? [] : [`${path}${name}`];
  });
  return [...joined, ...named];
}

/** Body fields by path; `*` stands for list entries. */
export const bodyFieldsOf = (described: Described): string[] => {
  const { bodySchema } = partsOf(described);
  return bodySchema === undefined
    ? []
    : [...new Set(leaves(described.contract.document, bodySchema, ''))].map((path) =>
        path.replace(/\.$/, ''),
      );
};

export const operationsWithFields = describedOperations.filter(
  (described) => bodyFieldsOf(described).length > 0,
);

const step = (name: string): string => (/^\d+$/.test(name) ? '*' : name);

/** A body that records field access; an object taken as a whole counts as read. */
export function watchBody<Body>(body: Body, onRead: (path: string) => void, path = ''): Body {
  if (typeof body !== 'object' || body === null) return body;
  return new Proxy(body, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || typeof value === 'function') return value;
      const here = `${path}${step(name)}`;
      onRead(here);
      return watchBody(value, onRead, `${here}.`);
    },
    ownKeys(target) {
      if (path !== '') onRead(`${path}**`);
      return Reflect.ownKeys(target);
    },
  });
}
