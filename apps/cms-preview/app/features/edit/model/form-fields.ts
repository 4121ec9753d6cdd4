import {
  escapeName,
  isObject,
  resolveSchema,
  SERVED_SCHEMA,
  valueAt,
  blockTypes,
  partOf,
  SERVED_KINDS,
  type ContentSchema,
  type ServedKind,
} from '@haberdash/content-files';

interface Named {
  /** The JSON pointer in the document; the name of the control ends with it. */
  readonly pointer: string;
  readonly label: string;
  /** In the document already, or required. */
  readonly isUsed: boolean;
}

/** A control for one field of the content schema; what a form can show, without the schema itself. */
export type FormField =
  | (Named & {
      readonly kind: 'text';
      readonly input: 'line' | 'lines' | 'number' | 'date';
      readonly value: string;
      readonly isRequired: boolean;
      readonly maxLength?: number;
      readonly hint?: string;
    })
  | (Named & {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly string[];
      readonly isRequired: boolean;
      readonly isNumber: boolean;
    })
  | (Named & { readonly kind: 'flag'; readonly value: boolean })
  | (Named & {
      readonly kind: 'choices';
      readonly values: readonly string[];
      readonly options: readonly string[];
    })
  | (Named & { readonly kind: 'words'; readonly value: string })
  | (Named & { readonly kind: 'group'; readonly fields: readonly FormField[] })
  | (Named & {
      readonly kind: 'list';
      readonly entries: readonly { readonly pointer: string; readonly fields: readonly FormField[] }[];
    })
  | (Named & { readonly kind: 'blocks'; readonly entries: readonly BlockEntry[] });

/** A block in a list of blocks. */
export interface BlockEntry {
  readonly pointer: string;
  readonly type: string;
  readonly name: string;
}

/** Written by the form itself. */
const HIDDEN = new Set(['$schema', 'type']);
const LONG = 200;
/** Colours have names of one word. */
const isShort = (name: string): boolean => ['url', 'src', 'alt'].includes(name) || /colou?r$/i.test(name);
const DEEPEST = 8;

/** `eyebrowText` as `Eyebrow text`. */
const labelOf = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const isBlockList = ({ items }: ContentSchema): boolean => items?.$ref === '#/$defs/block';
const isDate = (name: string): boolean => /Date$|^date$/.test(name);

const hintOf = (name: string): string | undefined => {
  if (name === 'src') return 'The address of a picture of the shop, such as /images/scenes/alpine-dawn.';
  if (name === 'alt') return 'What the picture shows; empty for decoration.';
  if (name === 'url')
    return 'A path of the shop such as /stories, a part of the page such as #new, or https://…';
  return /html$|^richText$/i.test(name) ? 'HTML: p, strong, em, a, ul, ol, li, h2 to h4.' : undefined;
};

/** The blocks of a list with a name that editors recognise. */
export function blockEntries(list: unknown, pointer: string): readonly BlockEntry[] {
  return (Array.isArray(list) ? list : []).map((block: unknown, index) => {
    const fields = isObject(block) ? block : {};
    const type = textOf(fields['type']) || 'Block';
    const name = textOf(fields['name']) || textOf(fields['title']) || textOf(fields['id']) || type;
    return { pointer: `${pointer}/${index}`, type, name };
  });
}

function fieldOf(
  name: string,
  given: ContentSchema,
  value: unknown,
  {
    pointer,
    isRequired,
    depth,
  }: { readonly pointer: string; readonly isRequired: boolean; readonly depth: number },
): FormField | undefined {
  const schema = resolveSchema(SERVED_SCHEMA, given, value);
  const named = { pointer, label: labelOf(name), isUsed: isRequired || value !== undefined };
  if (schema.anyOf !== undefined) {
    const meant = schema.anyOf.find(({ type }) => type === 'array') ?? schema.anyOf[0] ?? {};
    return fieldOf(name, meant, value, { pointer, isRequired, depth });
  }
  if (schema.const !== undefined) return undefined;
  if (schema.enum !== undefined)
    return {
      ...named,
      kind: 'choice',
      value: textOf(value),
      options: schema.enum.map(String),
      isRequired,
      isNumber: schema.enum.every((option) => typeof option === 'number'),
    };
  switch (schema.type) {
    case 'boolean':
      return { ...named, kind: 'flag', value: value === true };
    case 'number':
    case 'integer':
      return { ...named, kind: 'text', input: 'number', value: textOf(value), isRequired };
    case 'object':
      if (depth > DEEPEST) return undefined;
      return { ...named, kind: 'group', fields: fieldsIn(schema, value, pointer, depth + 1) };
    case 'array':
      return listField(named, schema, value, depth);
    default: {
      const { maxLength } = schema;
      const isLong = (maxLength ?? Infinity) > LONG && !isShort(name) && !isDate(name);
      const hint = hintOf(name);
      return {
        ...named,
        kind: 'text',
        input: isDate(name) ? 'date' : isLong ? 'lines' : 'line',
        value: textOf(value),
        isRequired,
        ...(maxLength === undefined ? {} : { maxLength }),
        ...(hint === undefined ? {} : { hint }),
      };
    }
  }
}

function listField(
  named: Named,
  schema: ContentSchema,
  value: unknown,
  depth: number,
): FormField | undefined {
  const { pointer } = named;
  if (isBlockList(schema)) return { ...named, kind: 'blocks', entries: blockEntries(value, pointer) };
  const items = resolveSchema(SERVED_SCHEMA, schema.items ?? {}, undefined);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items.enum !== undefined)
    return { ...named, kind: 'choices', values: list.map(String), options: items.enum.map(String) };
  if (items.type !== 'object') return { ...named, kind: 'words', value: list.map(textOf).join('\n') };
  if (depth > DEEPEST) return undefined;
  return {
    ...named,
    kind: 'list',
    entries: list.map((entry, index) => ({
      pointer: `${pointer}/${index}`,
      fields: fieldsIn(items, entry, `${pointer}/${index}`, depth + 1),
    })),
  };
}

function fieldsIn(
  schema: ContentSchema,
  value: unknown,
  pointer: string,
  depth: number,
): readonly FormField[] {
  const { properties = {}, required = [] } = schema;
  const own = isObject(value) ? value : {};
  return Object.entries(properties)
    .filter(([name]) => !HIDDEN.has(name))
    .flatMap(([name, part]) => {
      const path = `${pointer}/${escapeName(name)}`;
      return (
        fieldOf(name, part, own[name], { pointer: path, isRequired: required.includes(name), depth }) ?? []
      );
    });
}

/** The schema of the value at a pointer; undefined where the schema has no such place. */
export function schemaAt(kind: ServedKind, document: unknown, pointer: string): ContentSchema | undefined {
  let schema = resolveSchema(SERVED_SCHEMA, partOf(SERVED_SCHEMA, SERVED_KINDS[kind]), document);
  let value = document;
  for (const name of pointer.split('/').slice(1)) {
    const next = Array.isArray(value) ? schema.items : schema.properties?.[name];
    if (next === undefined) return undefined;
    value = valueAt(value, `/${name}`);
    schema = resolveSchema(SERVED_SCHEMA, next, value);
  }
  return schema;
}

/** The form of the object at a pointer: the document's own fields for '', or those of a block. */
export function formOf(kind: ServedKind, document: unknown, pointer: string): readonly FormField[] {
  const schema = schemaAt(kind, document, pointer);
  if (schema === undefined) return [];
  const fields = fieldsIn(schema, valueAt(document, pointer), pointer, 0);
  // The address of a document is not a field of it.
  return pointer === ''
    ? fields.filter((field) => !['/slug', '/id', '/blocks'].includes(field.pointer))
    : fields;
}

export const BLOCK_TYPES: readonly string[] = blockTypes();
