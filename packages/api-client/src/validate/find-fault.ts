import type { ResponseSchema, ResponseSchemas } from './contract.ts';
import { formats } from './formats.ts';

/** Where and how a value breaks its contract; never the value, which may be personal. */
export interface Fault {
  /** JSON pointer into the body, such as `/items/0/price`. */
  readonly path: string;
  readonly problem: string;
}

type SchemaObject = Exclude<ResponseSchema, boolean>;
type Data = Readonly<Record<string, unknown>>;

const isObject = (data: unknown): data is Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const step = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Prefixes a fault's path. Built on the way out, because most responses have no fault. */
const below = (key: string | number, { path, problem }: Fault): Fault => ({
  path: step(key) + path,
  problem,
});

function isType(type: string, data: unknown): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isObject(data);
    case 'integer':
      return Number.isInteger(data);
    default:
      return typeof data === type;
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isEqual(value, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

const patterns = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

/** Code points, as JSON Schema counts; most texts are far below their limit and need no counting. */
const lengthIn = (text: string): number => Array.from(text).length;

function textProblem(schema: SchemaObject, text: string): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  if (text.length > maxLength && lengthIn(text) > maxLength) return `is longer than ${maxLength}`;
  if (text.length < minLength * 2 && lengthIn(text) < minLength) return `is shorter than ${minLength}`;
  if (pattern !== undefined && !patternOf(pattern).test(text)) return `does not match ${pattern}`;
  if (format !== undefined && formats[format]?.(text) === false) return `is no ${format}`;
  return undefined;
}

function numberProblem(schema: SchemaObject, value: number): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined && value < minimum) return `is less than ${minimum}`;
  if (maximum !== undefined && value > maximum) return `is more than ${maximum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return `is not more than ${exclusiveMinimum}`;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return `is not less than ${exclusiveMaximum}`;
  if (multipleOf !== undefined && !Number.isInteger(value / multipleOf))
    return `is no multiple of ${multipleOf}`;
  return undefined;
}

function ownProblem(schema: SchemaObject, data: unknown): string | undefined {
  const { type, enum: allowed } = schema;
  if (typeof type === 'string') {
    if (!isType(type, data)) return `is no ${type}`;
  } else if (type !== undefined && !type.some((name) => isType(name, data)))
    return `is no ${type.join(' or ')}`;
  if (allowed !== undefined && !allowed.some((value) => isEqual(value, data)))
    return 'is none of the allowed values';
  if ('const' in schema && !isEqual(schema.const, data)) return 'is not the one allowed value';
  if (typeof data === 'string') return textProblem(schema, data);
  return typeof data === 'number' ? numberProblem(schema, data) : undefined;
}

const sizeProblem = (size: number, min = 0, max = Infinity): string | undefined =>
  size < min ? `has fewer than ${min} entries` : size > max ? `has more than ${max} entries` : undefined;

const NONE: ResponseSchemas = {};

const matching = (patterns: ResponseSchemas, name: string): ResponseSchema[] =>
  Object.entries(patterns).flatMap(([source, child]) => (patternOf(source).test(name) ? [child] : []));

/** Validates values against schemas that may reference each other. */
export function createFaultFinder(
  schemas: ResponseSchemas,
): (schema: ResponseSchema, data: unknown) => Fault | undefined {
  function inList(schema: SchemaObject, data: readonly unknown[]): Fault | undefined {
    const { prefixItems = [], items = true } = schema;
    const problem =
      sizeProblem(data.length, schema.minItems, schema.maxItems) ??
      (schema.uniqueItems === true &&
      data.some((value, index) => data.slice(0, index).some((other) => isEqual(other, value)))
        ? 'has an entry twice'
        : undefined);
    if (problem !== undefined) return { path: '', problem };
    for (let index = 0; index < data.length; index += 1) {
      const fault = find(prefixItems[index] ?? items, data[index]);
      if (fault !== undefined) return below(index, fault);
    }
    return undefined;
  }

  function inObject(schema: SchemaObject, data: Data): Fault | undefined {
    const { properties = NONE, patternProperties, additionalProperties = true, propertyNames } = schema;
    const missing = schema.required?.find((name) => data[name] === undefined);
    if (missing !== undefined) return { path: step(missing), problem: 'is missing' };
    let size = 0;
    for (const name of Object.keys(data)) {
      const value = data[name];
      if (value === undefined) continue;
      size += 1;
      if (propertyNames !== undefined && find(propertyNames, name) !== undefined)
        return { path: step(name), problem: 'has a name that is not allowed' };
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const byPattern = patternProperties === undefined ? [] : matching(patternProperties, name);
      const fault =
        (own === undefined ? undefined : find(own, value)) ??
        firstFault(byPattern, value) ??
        (own === undefined && byPattern.length === 0 ? find(additionalProperties, value) : undefined);
      if (fault !== undefined) return below(name, fault);
    }
    const problem = sizeProblem(size, schema.minProperties, schema.maxProperties);
    return problem === undefined ? undefined : { path: '', problem };
  }

  const firstFault = (all: readonly ResponseSchema[], data: unknown): Fault | undefined => {
    for (const part of all) {
      const fault = find(part, data);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

  function inChoices({ allOf, anyOf, oneOf, not }: SchemaObject, data: unknown): Fault | undefined {
    const fault = allOf === undefined ? undefined : firstFault(allOf, data);
    if (fault !== undefined) return fault;
    const fits = (part: ResponseSchema): boolean => find(part, data) === undefined;
    if (anyOf !== undefined && !anyOf.some(fits)) return { path: '', problem: 'fits none of the choices' };
    if (oneOf !== undefined && oneOf.filter(fits).length !== 1)
      return { path: '', problem: 'does not fit exactly one of the choices' };
    return not !== undefined && fits(not) ? { path: '', problem: 'fits what it must not be' } : undefined;
  }

  function find(schema: ResponseSchema, data: unknown): Fault | undefined {
    if (typeof schema === 'boolean') return schema ? undefined : { path: '', problem: 'is not allowed' };
    if (schema.$ref !== undefined) {
      const fault = find(schemas[schema.$ref] ?? true, data);
      if (fault !== undefined) return fault;
    }
    const problem = ownProblem(schema, data);
    if (problem !== undefined) return { path: '', problem };
    const inside = Array.isArray(data)
      ? inList(schema, data)
      : isObject(data)
        ? inObject(schema, data)
        : undefined;
    return inside ?? inChoices(schema, data);
  }

  return find;
}
