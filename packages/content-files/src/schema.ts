import documentJson from '../document.schema.json' with { type: 'json' };
import servedJson from '../served.schema.json' with { type: 'json' };
import { isObject, type Json } from './json.ts';

/** The part of JSON Schema 2020-12 that the content schemas use. */
export interface ContentSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, ContentSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ContentSchema;
  readonly items?: ContentSchema;
  readonly anyOf?: readonly ContentSchema[];
  readonly allOf?: readonly ContentSchema[];
  readonly if?: ContentSchema;
  readonly then?: ContentSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, ContentSchema>>;
}

/** Documents as the content service returns them, in one language (spec 3 §3 to §7). */
export const SERVED_SCHEMA: ContentSchema = servedJson;

/** Files of documents, with their texts in the languages of the demo shop. */
export const DOCUMENT_SCHEMA: ContentSchema = documentJson;

const WORDS: ContentSchema = { type: 'string', pattern: '\\S' };

/** Files of documents with texts in other languages: all of `required`, and any of `optional`. */
export const documentSchemaIn = (
  required: readonly string[],
  optional: readonly string[],
): ContentSchema => ({
  ...DOCUMENT_SCHEMA,
  $defs: {
    ...DOCUMENT_SCHEMA.$defs,
    texts: {
      type: 'object',
      properties: Object.fromEntries([...required, ...optional].map((name) => [name, WORDS])),
      required,
      additionalProperties: false,
    },
  },
});

const REFERENCE = '#/$defs/';

/** The part of a schema at a reference such as `#/$defs/Menu`; the whole for the empty reference. */
export function partOf(root: ContentSchema, reference: string): ContentSchema {
  if (reference === '') return root;
  const part = root.$defs?.[reference.slice(REFERENCE.length)];
  if (!reference.startsWith(REFERENCE) || part === undefined)
    throw new TypeError(`The schema has no ${reference}`);
  return part;
}

/** Follows references, and for a block the reference of its type. */
export function resolveSchema(root: ContentSchema, schema: ContentSchema, value: unknown): ContentSchema {
  if (schema.$ref !== undefined) return resolveSchema(root, partOf(root, schema.$ref), value);
  const type = isObject(value) ? value['type'] : undefined;
  const branch = schema.allOf?.find(({ if: condition }) => condition?.properties?.['type']?.const === type);
  return branch?.then === undefined ? schema : resolveSchema(root, branch.then, value);
}

/** The types of blocks. */
export const blockTypes = (root: ContentSchema = SERVED_SCHEMA): readonly string[] =>
  (root.$defs?.['block']?.properties?.['type']?.enum ?? []).filter((type) => typeof type === 'string');

/** The smallest value of a schema: what it requires, with empty texts and first choices. */
export function emptyValue(root: ContentSchema, schema: ContentSchema): unknown {
  const { $ref: reference, const: constant, enum: choices, anyOf, default: standard } = schema;
  if (reference !== undefined) return emptyValue(root, partOf(root, reference));
  if (constant !== undefined) return constant;
  if (standard !== undefined) return standard;
  if (choices !== undefined) return choices[0];
  const [first] = anyOf ?? [];
  if (first !== undefined) return emptyValue(root, first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, emptyValue(root, schema.properties?.[name] ?? {})]),
      ) satisfies Json;
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    default:
      return '';
  }
}
