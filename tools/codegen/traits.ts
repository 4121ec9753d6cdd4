import { follow, isObject, listOf, objectOf, type JsonObject } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

function traitsOf(document: JsonObject, path: JsonObject, operation: JsonObject): string {
  const listed = [...listOf(path['parameters']), ...listOf(operation['parameters'])];
  const names = listed.map((parameter) => objectOf(follow(document, parameter))['name']);
  const security = operation['security'] ?? document['security'];
  const responses = Object.entries(objectOf(operation['responses']))
    .filter(([status]) => /^(?:2|304)/.test(status))
    .map(([, response]) => Object.keys(objectOf(objectOf(follow(document, response))['content'])));
  const has: readonly [string, boolean][] = [
    ['token', listOf(security).length > 0],
    ['idempotent', operation['x-idempotent'] === true],
    ['empty', responses.some((types) => types.length === 0)],
    ['bytes', responses.flat().some((type) => !type.includes('json'))],
    ['lead-source', names.includes('x-lead-source')],
    ['preview', names.includes('previewDateTime')],
    ['cms', names.includes('cms')],
    ['external', !names.includes('locale')],
  ];
  return has.flatMap(([trait, isSet]) => (isSet ? [`'${trait}'`] : [])).join(', ');
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const writeValue = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value)}'`;

const record = (rows: readonly string[]): string =>
  rows.length === 0 ? '{}' : `{\n${rows.toSorted().join('')}  }`;

/** The run-time data of a contract as a module. */
export function writeTraits(service: string, document: JsonObject): string {
  const paths = objectOf(document['paths']);
  const all = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) return [];
      const name = `${method.toUpperCase()} ${path}`;
      return [{ name, operation, traits: traitsOf(document, objectOf(item), operation) }];
    }),
  );
  const common = mostCommon(all.map(({ traits }) => traits));
  const but = all
    .filter(({ traits }) => traits !== common)
    .map(({ name, traits }) => `    '${name}': [${traits}],\n`);
  const extensions = (key: string): string[] =>
    all.flatMap(({ name, operation }) =>
      operation[key] === undefined ? [] : [`    '${name}': ${writeValue(operation[key])},\n`],
    );
  return `import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: '${service}',
  common: [${common}],
  but: ${record(but)},
  botActions: ${record(extensions('x-bot-action'))},
  timeoutsMs: ${record(extensions('x-timeout-ms'))},
};
`;
}
