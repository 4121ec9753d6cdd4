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

/** `nullable` is no keyword of 3.1 and would be skipped without a word. */
export const noNullable = ruleOf('uses nullable, which 3.1 does not know', ({ schema }) =>
  has(schema, 'nullable'),
);

/** A schema says what it holds; `x-any-json` marks the rare place where anything is meant. */
export const saysSomething = ruleOf(
  'says nothing about its value',
  ({ schema }) =>
    !has(schema, 'type', 'enum', 'const', 'not', 'if', 'required', 'properties', ...COMBINED) &&
    schema['x-any-json'] !== true,
);

/** No object without its properties, or without the schema of what a map holds. */
export const noLooseObject = ruleOf(
  'is an object without properties',
  ({ schema }) =>
    isA(schema, 'object') &&
    !has(schema, 'properties', 'patternProperties', ...COMBINED) &&
    !isObject(schema['additionalProperties']),
);

/** A map is bounded: by its size, and by the shape of its keys where callers send it. */
export const boundedMap = ruleOf(
  'is a map without maxProperties',
  ({ schema }) => isObject(schema['additionalProperties']) && !has(schema, 'maxProperties'),
);

/** What a caller sends may have the described properties and no other. */
export const closedRequests = ruleOf(
  'is sent by callers and takes unknown properties',
  ({ schema, isSent, isPartial }) =>
    isSent &&
    !isPartial &&
    isA(schema, 'object') &&
    schema['unevaluatedProperties'] !== false &&
    (schema['additionalProperties'] === undefined || schema['additionalProperties'] === true),
);

/** Every string has an end, or a shape. */
export const boundedStrings = ruleOf(
  'is a string without maxLength, enum, const, pattern or format',
  ({ schema }) => isA(schema, 'string') && !has(schema, 'maxLength', 'enum', 'const', 'pattern', 'format'),
);

const OPEN_FORMATS = ['email', 'uri', 'uri-reference', 'hostname'];

/** An address that a caller sends has a length, whatever its format. */
export const boundedAddresses = ruleOf(
  'is sent by callers and has a format without maxLength',
  ({ schema, isSent }) =>
    isSent &&
    isA(schema, 'string') &&
    OPEN_FORMATS.includes(textOf(schema['format'])) &&
    !has(schema, 'maxLength', 'pattern'),
);

/** Every list has an end. */
export const boundedArrays = ruleOf(
  'is an array without maxItems',
  ({ schema }) => isA(schema, 'array') && !has(schema, 'maxItems') && schema['items'] !== false,
);

/** A list says what it holds. */
export const typedArrays = ruleOf(
  'is an array without items',
  ({ schema }) => isA(schema, 'array') && !has(schema, 'items', 'prefixItems'),
);

/** A number that a caller sends has a lowest and a highest value. */
export const boundedNumbers = ruleOf(
  'is a number sent by callers without minimum and maximum',
  ({ schema, isSent }) =>
    isSent &&
    isA(schema, 'integer', 'number') &&
    !has(schema, 'enum', 'const') &&
    !(has(schema, 'minimum', 'exclusiveMinimum') && has(schema, 'maximum', 'exclusiveMaximum')),
);

/** What is required is described. */
export const requiredIsDescribed: Rule = (document) =>
  schemasOf(document).flatMap(({ schema, pointer, isPartial }) => {
    if (isPartial || !has(schema, 'properties') || has(schema, 'allOf')) return [];
    return listOf(schema['required'])
      .map(textOf)
      .filter((name) => !(name in objectOf(schema['properties'])))
      .map((name) => ({ pointer, message: `requires ${name} without describing it` }));
  });
