/** A valibot schema at run time; this file's test covers the fields used. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly wrapped?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Node[];
  readonly default?: unknown;
  readonly metadata?: { readonly entry?: Node; readonly ref?: string };
}

/** JSON Schema of draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Whether texts are strings, or also objects by language. */
export interface ContentSchemaOptions {
  readonly text?: JsonSchema;
  /** Additional fields of any object. */
  readonly fields?: JsonSchema;
}

const BLOCK = { $ref: '#/$defs/block' } as const;
const OPTIONAL: ReadonlySet<string> = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;

/** The constraint of a pipe action before transformations; `isList` for lists. */
function ruleOf({ type, requirement }: Node, isList: boolean): JsonSchema {
  switch (type) {
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: requirement };
    case 'non_empty':
      return { [isList ? 'minItems' : 'minLength']: 1 };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
      return { type: 'integer' };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    default:
      return {};
  }
}

const isLiteral = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Converts a schema of the model to JSON Schema: what editors may write, before leniency. */
export function createConverter({ text, fields }: ContentSchemaOptions = {}) {
  const convert = (node: Node): JsonSchema => {
    const { pipe, wrapped } = node;
    if (pipe !== undefined) return convertPipe(pipe);
    if (wrapped !== undefined) return withDefault(convert(wrapped), node.default);
    switch (node.type) {
      case 'object':
        return convertObject(node.entries ?? {});
      case 'array':
        return { type: 'array', items: node.item === undefined ? BLOCK : convert(node.item) };
      case 'picklist':
        return { enum: node.options };
      case 'literal':
        return { const: node.literal };
      case 'union':
        return { anyOf: (node.options ?? []).filter(isNode).map(convert) };
      case 'string':
      case 'number':
      case 'boolean':
        return { type: node.type };
      // Parsed separately: a block of its own.
      case 'unknown':
        return BLOCK;
      default:
        throw new Error(`The model uses ${node.type}, which has no JSON Schema here.`);
    }
  };

  const convertPipe = ([first, ...actions]: readonly Node[]): JsonSchema => {
    if (first === undefined) return {};
    const metadata = actions.find(({ type }) => type === 'metadata')?.metadata;
    const base = metadata === undefined ? convert(first) : { type: 'array', items: entriesOf(metadata) };
    // Actions after a transformation apply to its result.
    const end = actions.findIndex(({ type, kind }) => type === 'transform' || kind === 'schema');
    const requested = end < 0 ? actions : actions.slice(0, end);
    const isList = base['type'] === 'array';
    const rules = requested.map((action) => ruleOf(action, isList));
    const made: JsonSchema = Object.assign({}, base, ...rules);
    const isTexts = made['type'] === 'string' && made['pattern'] === undefined;
    return isTexts && text !== undefined ? { anyOf: [made, text] } : made;
  };

  const entriesOf = ({ entry, ref }: NonNullable<Node['metadata']>): JsonSchema =>
    entry === undefined ? { $ref: `#/$defs/${ref}` } : convert(entry);

  const convertObject = (entries: Readonly<Record<string, Node>>): JsonSchema => {
    const names = Object.keys(entries);
    return {
      type: 'object',
      properties: {
        ...fields,
        ...Object.fromEntries(names.map((name) => [name, convert(entries[name] ?? never(name))])),
      },
      required: names.filter((name) => !OPTIONAL.has(entries[name]?.type ?? '')),
      additionalProperties: false,
    };
  };
  return convert;
}

const never = (name: string): never => {
  throw new Error(`No ${name}`);
};

const withDefault = (schema: JsonSchema, value: unknown): JsonSchema =>
  isLiteral(value) && schema['const'] === undefined ? { ...schema, default: value } : schema;

export interface DocumentModel {
  readonly page: Node;
  readonly blocks: Readonly<Record<string, Node>>;
  /** Other documents and their parts by reference name. */
  readonly others: Readonly<Record<string, Node>>;
}

const withHead = (schema: JsonSchema, head: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { $schema: { type: 'string' }, ...head, ...Object(schema['properties']) },
});

/** The JSON Schema of all blocks and documents, for editors of their files. */
export function contentSchema(
  { page, blocks, others }: DocumentModel,
  options: ContentSchemaOptions & {
    readonly title: string;
    readonly defs?: JsonSchema;
    /** A page's metadata. */
    readonly head?: JsonSchema;
  },
): JsonSchema {
  const convert = createConverter(options);
  const types = Object.keys(blocks).toSorted();
  const named = (nodes: Readonly<Record<string, Node>>, make: (node: Node) => JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, make(node)]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: options.title,
    ...withHead(convert(page), options.head ?? {}),
    $defs: {
      ...options.defs,
      block: {
        type: 'object',
        required: ['type'],
        properties: { type: { enum: types } },
        allOf: types.map((type) => ({
          if: { properties: { type: { const: type } }, required: ['type'] },
          // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
          then: { $ref: `#/$defs/${type}` },
        })),
      },
      ...Object.fromEntries(types.map((type) => [type, convert(blocks[type] ?? never(type))])),
      ...named(others, (node) => withHead(convert(node), {})),
    },
  };
}
