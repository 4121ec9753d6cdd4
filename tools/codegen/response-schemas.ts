import { follow, listOf, objectOf, textOf, type Json, type JsonObject } from './json.ts';
import { operationsOf } from './operations.ts';

/** Keywords of the api-client's validator, by what they contain; others must not be skipped silently. */
const KEYWORDS: Readonly<Record<string, 'value' | 'schema' | 'list' | 'map'>> = {
  type: 'value',
  enum: 'value',
  const: 'value',
  required: 'value',
  minLength: 'value',
  maxLength: 'value',
  pattern: 'value',
  format: 'value',
  minimum: 'value',
  maximum: 'value',
  exclusiveMinimum: 'value',
  exclusiveMaximum: 'value',
  multipleOf: 'value',
  minItems: 'value',
  maxItems: 'value',
  uniqueItems: 'value',
  minProperties: 'value',
  maxProperties: 'value',
  properties: 'map',
  patternProperties: 'map',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  items: 'schema',
  not: 'schema',
  prefixItems: 'list',
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
};
/** Annotations without effect on validity. */
const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'discriminator',
  'contentMediaType',
  'contentEncoding',
  '$comment',
]);
const REF = '#/components/schemas/';

/** A schema without annotations; references become bare names. */
export function slim(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (ANNOTATIONS.has(key) || key.startsWith('x-')) return [];
    if (key === '$ref' && textOf(value).startsWith(REF)) return [[key, textOf(value).slice(REF.length)]];
    switch (KEYWORDS[key]) {
      case 'value':
        return [[key, value]];
      case 'schema':
        return [[key, slim(value)]];
      case 'list':
        return [[key, listOf(value).map(slim)]];
      case 'map':
        return [
          [
            key,
            Object.fromEntries(Object.entries(objectOf(value)).map(([name, child]) => [name, slim(child)])),
          ],
        ];
      default:
        throw new Error(`The checker of answers does not know the keyword ${key}.`);
    }
  });
  return Object.fromEntries(entries);
}

const referencesIn = (schema: Json): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value as Json),
      )
    : [];

function reachable(schemas: JsonObject, from: readonly Json[]): string[] {
  const found = new Set<string>();
  const waiting = from.flatMap(referencesIn);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referencesIn(slim(schemas[name] ?? {})));
  }
  return [...found].toSorted();
}

const write = (value: Json): string => JSON.stringify(value);

/** The response schemas of a service as a module; shared ones are in a module of their own. */
export function writeResponseSchemas(
  service: string,
  document: JsonObject,
  shared: ReadonlySet<string>,
): string {
  const schemas = objectOf(objectOf(document['components'])['schemas']);
  const operations = operationsOf(document).map(({ path, method, operation }) => {
    const shapes = new Map<string, number[]>();
    for (const [status, response] of Object.entries(objectOf(operation['responses']))) {
      const content = objectOf(objectOf(follow(document, response))['content']);
      const media = Object.entries(content).find(([type]) => /[/+]json$/.test(type))?.[1];
      // Bytes and text are not validated; a response may have no body.
      const schema = media === undefined ? Object.keys(content).length > 0 : objectOf(media)['schema'];
      const shape = write(slim(schema ?? false));
      shapes.set(shape, [...(shapes.get(shape) ?? []), Number(status)]);
    }
    return { call: `${method.toUpperCase()} ${path}`, shapes };
  });
  const names = reachable(
    schemas,
    operations.flatMap(({ shapes }) => [...shapes.keys()].map((shape): Json => JSON.parse(shape))),
  );
  const used = names.filter((name) => shared.has(name));
  const own = names.filter((name) => !shared.has(name));
  return `import type { ResponseContract } from '../contract.ts';
${used.length === 0 ? '' : `import { ${used.join(', ')} } from './shared.gen.ts';\n`}
export const contract: ResponseContract = {
  service: '${service}',
  answers: {
${operations
  .map(
    ({ call, shapes }) =>
      `    '${call}': [${[...shapes].map(([shape, statuses]) => `[${shape}, ${statuses.join(', ')}]`).join(', ')}],\n`,
  )
  .join('')}  },
  schemas: {
${used.map((name) => `    ${name},\n`).join('')}${own.map((name) => `    ${name}: ${write(slim(schemas[name] ?? {}))},\n`).join('')}  },
};
`;
}

export function writeSharedSchemas(schemas: JsonObject): string {
  const parts = Object.entries(schemas).map(
    ([name, schema]) => `\nexport const ${name}: ResponseSchema = ${write(slim(schema))};\n`,
  );
  return `import type { ResponseSchema } from '../contract.ts';\n${parts.join('')}`;
}
