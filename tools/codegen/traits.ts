import { follow, isObject, listOf, objectOf, type JsonObject } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

function flagsOf(document: JsonObject, path: JsonObject, operation: JsonObject): string {
  const listed = [...listOf(path['parameters']), ...listOf(operation['parameters'])];
  const names = listed.map((parameter) => objectOf(follow(document, parameter))['name']);
  const security = operation['security'] ?? document['security'];
  const answers = Object.entries(objectOf(operation['responses']))
    .filter(([status]) => /^(?:2|304)/.test(status))
    .map(([, answer]) => Object.keys(objectOf(objectOf(follow(document, answer))['content'])));
  const has: readonly [string, boolean][] = [
    ['t', listOf(security).length > 0],
    ['i', operation['x-idempotent'] === true],
    ['e', answers.some((types) => types.length === 0)],
    ['b', answers.flat().some((type) => !type.includes('json'))],
    ['l', names.includes('x-lead-source')],
    ['p', names.includes('previewDateTime')],
    ['c', names.includes('cms')],
    ['x', !names.includes('locale')],
  ];
  return has.flatMap(([flag, isSet]) => (isSet ? [flag] : [])).join('');
}

/** The flags that most operations share, or none. */
function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** What the client of a service has to know of its contract at run time, as a module. */
export function writeTraits(service: string, document: JsonObject): string {
  const paths = objectOf(document['paths']);
  const all = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) return [];
      const flags = flagsOf(document, objectOf(item), operation);
      return [{ name: `${method.toUpperCase()} ${path}`, flags }];
    }),
  );
  const common = mostCommon(all.map(({ flags }) => flags));
  const but = all
    .filter(({ flags }) => flags !== common)
    .map(({ name, flags }) => `    '${name}': '${flags}',\n`);
  return `import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: '${service}',
  common: '${common}',
  but: {${but.length === 0 ? '' : `\n${but.toSorted().join('')}  `}},
};
`;
}
