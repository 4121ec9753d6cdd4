import { isObject, listOf, objectOf, textOf, type JsonObject } from '../json.ts';
import { schemasOf, type SchemaPart } from '../schemas.ts';
import type { Finding, Rule } from './rule.ts';

const has = (schema: JsonObject, ...keys: string[]): boolean => keys.some((key) => key in schema);

const isA = (schema: JsonObject, ...types: string[]): boolean =>
  [schema['type'], ...listOf(schema['type'])].some((type) => types.includes(textOf(type)));

const COMBINED = ['$ref', 'allOf', 'anyOf', 'oneOf'] as const;

const ruleOf =
  (message: string, isBroken: (part: SchemaPart) => boolean): Rule =>
  (document): Finding[] =>
    schemasOf(document)
      .filter(isBroken)
      .map(({ pointer }) => ({ pointer, message }));

/** `nullable` is not in 3.1 and would be ignored. */
export const noNullable = ruleOf('uses nullable, which 3.1 does not know', ({ schema }) =>
  has(schema, 'nullable'),
);

/** A schema has a type; `x-any-json` marks exceptions. */
export const hasType = ruleOf(
  'has no type',
  ({ schema }) =>
    !has(schema, 'type', 'enum', 'const', 'not', 'if', 'required', 'properties', ...COMBINED) &&
    schema['x-any-json'] !== true,
);

/** No object without properties or a map's value schema. */
export const noLooseObject = ruleOf(
  'is an object without properties',
  ({ schema }) =>
    isA(schema, 'object') &&
    !has(schema, 'properties', 'patternProperties', ...COMBINED) &&
    !isObject(schema['additionalProperties']),
);

/** Maps have a maximum size, and in requests a key pattern. */
export const boundedMap = ruleOf(
  'is a map without maxProperties',
  ({ schema }) => isObject(schema['additionalProperties']) && !has(schema, 'maxProperties'),
);

/** Requests allow described properties only. */
export const closedRequests = ruleOf(
  'is sent by callers and takes unknown properties',
  ({ schema, isSent, isPartial }) =>
    isSent &&
    !isPartial &&
    isA(schema, 'object') &&
    schema['unevaluatedProperties'] !== false &&
    (schema['additionalProperties'] === undefined || schema['additionalProperties'] === true),
);

/** Every string has a maximum length or a pattern. */
export const boundedStrings = ruleOf(
  'is a string without maxLength, enum, const, pattern or format',
  ({ schema }) => isA(schema, 'string') && !has(schema, 'maxLength', 'enum', 'const', 'pattern', 'format'),
);

const OPEN_FORMATS = ['email', 'uri', 'uri-reference', 'hostname'];

/** Addresses in requests have a maximum length, whatever their format. */
export const boundedAddresses = ruleOf(
  'is sent by callers and has a format without maxLength',
  ({ schema, isSent }) =>
    isSent &&
    isA(schema, 'string') &&
    OPEN_FORMATS.includes(textOf(schema['format'])) &&
    !has(schema, 'maxLength', 'pattern'),
);

/** Every list has a maximum length. */
export const boundedArrays = ruleOf(
  'is an array without maxItems',
  ({ schema }) => isA(schema, 'array') && !has(schema, 'maxItems') && schema['items'] !== false,
);

/** A list has an item schema. */
export const typedArrays = ruleOf(
  'is an array without items',
  ({ schema }) => isA(schema, 'array') && !has(schema, 'items', 'prefixItems'),
);

/** Numbers in requests have a minimum and a maximum. */
export const boundedNumbers = ruleOf(
  'is a number sent by callers without minimum and maximum',
  ({ schema, isSent }) =>
    isSent &&
    isA(schema, 'integer', 'number') &&
    !has(schema, 'enum', 'const') &&
    !(has(schema, 'minimum', 'exclusiveMinimum') && has(schema, 'maximum', 'exclusiveMaximum')),
);

/** Required properties are described. */
export const requiredIsDescribed: Rule = (document) =>
  schemasOf(document).flatMap(({ schema, pointer, isPartial }) => {
    if (isPartial || !has(schema, 'properties') || has(schema, 'allOf')) return [];
    return listOf(schema['required'])
      .map(textOf)
      .filter((name) => !(name in objectOf(schema['properties'])))
      .map((name) => ({ pointer, message: `requires ${name} without describing it` }));
  });
