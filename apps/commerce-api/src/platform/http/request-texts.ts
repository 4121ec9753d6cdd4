import { normalizeText, textKindOf, type TextKind } from '@haberdash/validation';

import { fieldsOf, follow, type Fields } from '../contracts/document.ts';
import { ServiceError } from '../errors/service-error.ts';

/** Text kinds of a value, its fields and items. */
interface Shape {
  /** Undefined without a text. */
  readonly kind: TextKind | undefined;
  readonly field: (name: string) => Shape;
  readonly item: () => Shape;
}

/** Normalises texts in place and returns the value. */
export type TextReader = (value: unknown) => unknown;

const KINDS: ReadonlySet<unknown> = new Set<TextKind>([
  'line',
  'lines',
  'code',
  'phone',
  'email',
  'password',
  'opaque',
]);
const isKind = (value: unknown): value is TextKind => KINDS.has(value);

const BRANCHES = ['allOf', 'oneOf', 'anyOf', 'if', 'then', 'else'] as const;

/** A schema with its `allOf` and alternatives. */
function withBranches(document: object, part: unknown, seen: Set<unknown> = new Set()): Fields[] {
  const schema = follow(document, part);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const branches = BRANCHES.flatMap((branch) => [schema[branch] ?? []].flat());
  return [schema, ...branches.flatMap((each) => withBranches(document, each, seen))];
}

/** Enums, formats and patterns are machine texts. */
function kindOf(schema: Fields, name: string): TextKind | undefined {
  const { 'x-text': stated, format, pattern, type } = schema;
  if (isKind(stated)) return stated;
  if ('enum' in schema || 'const' in schema) return 'opaque';
  if (![type].flat().includes('string')) return undefined;
  if (isKind(format)) return format;
  const named = textKindOf(name);
  return named === 'line' && (format !== undefined || pattern !== undefined) ? 'opaque' : named;
}

function shapeOf(document: object, parts: readonly unknown[], name: string): Shape {
  const schemas = parts.flatMap((part) => withBranches(document, part));
  const kinds = schemas.flatMap((schema) => kindOf(schema, name) ?? []);
  const fields = new Map<string, Shape>();
  let items: Shape | undefined;
  const field = (key: string): Shape => {
    const known = fields.get(key);
    if (known !== undefined) return known;
    const named = schemas.flatMap(({ properties, additionalProperties }) => {
      const own = fieldsOf(properties);
      return Object.hasOwn(own, key) ? own[key] : (additionalProperties ?? []);
    });
    const shape = shapeOf(document, named, key);
    // Unknown names would grow the cache without bound.
    if (named.length > 0) fields.set(key, shape);
    return shape;
  };
  const item = (): Shape =>
    (items ??= shapeOf(
      document,
      schemas.flatMap((schema) => schema['items'] ?? []),
      name,
    ));
  return { kind: kinds.find((kind) => kind !== 'opaque') ?? kinds[0], field, item };
}

/** Databases cannot store NUL, and lone surrogates cannot be encoded. */
function rejectUnstorable(text: string, place: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new ServiceError('API400', { field: place });
}

const joined = (place: string, key: string | number): string =>
  place === '' ? String(key) : `${place}.${key}`;

function read(shape: Shape, value: unknown, place: string, whole: string): unknown {
  if (typeof value === 'string') {
    rejectUnstorable(value, place || whole);
    // A single value of a repeated parameter.
    const kind = shape.kind ?? shape.item().kind;
    return kind === undefined ? value : normalizeText(value, kind);
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const isList = Array.isArray(value);
  const holder = value as Record<string, unknown>; // of a list, the indexes are its keys
  for (const key of Object.keys(holder)) {
    if (!isList) rejectUnstorable(key, place || whole);
    const entry = holder[key];
    const normal = read(isList ? shape.item() : shape.field(key), entry, joined(place, key), whole);
    if (normal !== entry) holder[key] = normal;
  }
  return value;
}

/**
 * Normalises texts of a request part by kind (`x-text`, format or name) before validation; rejects unstorable ones
 * by path.
 */
export function textReader(document: object, schema: object | undefined, whole: string): TextReader {
  const shape = shapeOf(document, schema === undefined ? [] : [schema], '');
  return (value) => read(shape, value, '', whole);
}
