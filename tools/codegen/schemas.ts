import { escapePointer, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from './json.ts';
import { payloadsOf } from './operations.ts';

export interface SchemaPart {
  readonly schema: JsonObject;
  readonly pointer: string;
  /** True in a request. */
  readonly isSent: boolean;
  /** True for a member of `allOf`, where the whole decides about further properties. */
  readonly isPartial: boolean;
}

const MAPS = ['properties', 'patternProperties', '$defs', 'dependentSchemas'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLES = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const;

interface Child {
  readonly schema: Json;
  readonly at: string;
  readonly isPartial: boolean;
}

function childrenOf(schema: JsonObject): Child[] {
  const ofMaps = MAPS.flatMap((key) =>
    Object.entries(objectOf(schema[key])).map(([name, child]) => ({
      schema: child,
      at: `${key}/${escapePointer(name)}`,
      isPartial: false,
    })),
  );
  const ofLists = LISTS.flatMap((key) =>
    listOf(schema[key]).map((child, index) => ({
      schema: child,
      at: `${key}/${index}`,
      isPartial: key === 'allOf',
    })),
  );
  const singles = SINGLES.flatMap((key) =>
    isObject(schema[key])
      ? [
          {
            schema: schema[key],
            at: key,
            isPartial: key === 'if' || key === 'then' || key === 'else' || key === 'not',
          },
        ]
      : [],
  );
  return [...ofMaps, ...ofLists, ...singles];
}

/** The schema and its subschemas, without following references. */
function within(schema: Json, pointer: string, isSent: boolean, isPartial = false): SchemaPart[] {
  if (!isObject(schema)) return [];
  return [
    { schema, pointer, isSent, isPartial },
    ...childrenOf(schema).flatMap((child) =>
      within(child.schema, `${pointer}/${child.at}`, isSent, child.isPartial),
    ),
  ];
}

const namesIn = (parts: readonly SchemaPart[]): string[] =>
  parts.flatMap(({ schema }) => {
    const name = /^#\/components\/schemas\/(.+)$/.exec(textOf(schema['$ref']))?.[1];
    return name === undefined ? [] : [name];
  });

/** Every schema of a contract at its definition, and whether it is in a request. */
export function schemasOf(document: JsonObject): SchemaPart[] {
  const inline = payloadsOf(document).flatMap(({ holder, pointer, kind }) =>
    within(holder['schema'] ?? null, `${pointer}/schema`, kind === 'parameter' || kind === 'request'),
  );
  const named = objectOf(objectOf(document['components'])['schemas']);
  const sent = new Set<string>();
  const waiting = namesIn(inline.filter(({ isSent }) => isSent));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (sent.has(name)) continue;
    sent.add(name);
    waiting.push(...namesIn(within(named[name] ?? null, '', true)));
  }
  const partial = new Set(
    [...inline, ...Object.values(named).flatMap((schema) => within(schema, '', false))]
      .filter(({ isPartial }) => isPartial)
      .flatMap((part) => namesIn([part])),
  );
  const components = Object.entries(named).flatMap(([name, schema]) =>
    within(schema, `#/components/schemas/${escapePointer(name)}`, sent.has(name), partial.has(name)),
  );
  return [...inline, ...components];
}
