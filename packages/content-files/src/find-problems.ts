import { escapeName, isObject } from './json.ts';
import { nearest } from './nearest.ts';
import { partOf, resolveSchema, type ContentSchema } from './schema.ts';

/** What is wrong in a document: a JSON pointer, the reason, and what to do. */
export interface ContentProblem {
  readonly pointer: string;
  readonly reason: string;
  readonly suggestion: string;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
};

const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const codePoints = (text: string): number => Array.from(text).length;

function didYouMean(value: unknown, known: readonly unknown[]): string {
  const names = known.map(String);
  const close = typeof value === 'string' ? nearest(value, names) : undefined;
  return close === undefined ? `Use one of ${names.join(', ')}.` : `Did you mean ${close}?`;
}

function textProblem(text: string, schema: ContentSchema): readonly [string, string] | undefined {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const length = codePoints(text);
  if (length < minLength) return ['is empty', 'Write a text, or remove the field if it is optional.'];
  if (length > maxLength)
    return [`has ${length} characters`, `Shorten it to ${maxLength} characters at the most.`];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return pattern === '\\S'
      ? ['is empty', 'Write a text.']
      : [`${quoted(text)} has the wrong form`, `It has to match ${pattern}.`];
  return undefined;
}

function numberProblem(
  value: number,
  { minimum = -Infinity, maximum = Infinity }: ContentSchema,
): readonly [string, string] | undefined {
  if (value < minimum) return [`is ${value}`, `The least is ${minimum}.`];
  return value > maximum ? [`is ${value}`, `The most is ${maximum}.`] : undefined;
}

function listProblem(
  { length }: readonly unknown[],
  { minItems = 0, maxItems = Infinity }: ContentSchema,
): readonly [string, string] | undefined {
  if (length < minItems) return [`has ${length} entries`, `Add at least ${minItems}.`];
  return length > maxItems ? [`has ${length} entries`, `Keep ${maxItems} at the most.`] : undefined;
}

/** The problem of a value itself, without what is inside. */
function ownProblem(value: unknown, schema: ContentSchema): readonly [string, string] | undefined {
  const { type, const: constant, enum: choices } = schema;
  if (constant !== undefined && value !== constant)
    return [`is ${quoted(value)}`, `It has to be ${quoted(constant)}.`];
  if (choices !== undefined && !choices.includes(value))
    return [`${quoted(value)} is not allowed`, didYouMean(value, choices)];
  if (type !== undefined && TYPES[type]?.(value) === false)
    return [`is not ${WORDS[type]}`, `Write ${WORDS[type]}.`];
  if (typeof value === 'string') return textProblem(value, schema);
  if (typeof value === 'number') return numberProblem(value, schema);
  return Array.isArray(value) ? listProblem(value, schema) : undefined;
}

const MOST_PROBLEMS = 50;
/** More than any document that a page can show. */
const DEEPEST = 40;

/**
 * Everything that is wrong in a value, by the schema or its part such as `#/$defs/Menu`; at most 50 problems. The
 * schema is interpreted, so that it costs nothing before the first value.
 */
export function findProblems(root: ContentSchema, value: unknown, part = ''): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  const report = (pointer: string, reason: string, suggestion: string): void => {
    if (found.length < MOST_PROBLEMS) found.push({ pointer, reason, suggestion });
  };

  const checkObject = (object: Readonly<Record<string, unknown>>, schema: ContentSchema, pointer: string) => {
    const { properties = {}, required = [], additionalProperties = true } = schema;
    for (const name of required)
      if (object[name] === undefined) report(pointer, `has no ${name}`, `Add the field ${name}.`);
    for (const [name, inner] of Object.entries(object)) {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const path = `${pointer}/${escapeName(name)}`;
      if (own !== undefined) check(inner, own, path);
      else if (additionalProperties === false)
        report(pointer, `has an unknown field ${name}`, didYouMean(name, Object.keys(properties)));
      else if (additionalProperties !== true) check(inner, additionalProperties, path);
    }
  };

  const check = (inner: unknown, given: ContentSchema, pointer: string): void => {
    if (pointer.split('/').length > DEEPEST) {
      report(pointer, 'is nested too deeply', `Nest at most ${DEEPEST} levels.`);
      return;
    }
    const schema = resolveSchema(root, given, inner);
    if (schema.anyOf !== undefined) {
      // A text by language is an object, a text a string: the kind of the value decides which one was meant.
      const meant = schema.anyOf.find((option) => {
        const { type = '' } = resolveSchema(root, option, inner);
        return TYPES[type]?.(inner) ?? true;
      });
      check(inner, meant ?? schema.anyOf[0] ?? {}, pointer);
      return;
    }
    const isUnknownBlock = schema.allOf !== undefined && isObject(inner);
    if (isUnknownBlock) {
      const { enum: types = [] } = schema.properties?.['type'] ?? {};
      const type = inner['type'];
      if (type === undefined) report(pointer, 'has no type', `Add a type: ${types.join(', ')}.`);
      else report(`${pointer}/type`, `${quoted(type)} is no type of block`, didYouMean(type, types));
      return;
    }
    const problem = ownProblem(inner, schema);
    if (problem !== undefined) {
      report(pointer, ...problem);
      return;
    }
    if (Array.isArray(inner) && schema.items !== undefined)
      for (const [index, entry] of inner.entries()) check(entry, schema.items, `${pointer}/${index}`);
    else if (isObject(inner)) checkObject(inner, schema, pointer);
  };

  check(value, partOf(root, part), '');
  return found;
}
