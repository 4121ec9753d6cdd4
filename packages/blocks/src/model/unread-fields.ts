import type * as v from 'valibot';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema within optional ones. */
function innermost(schema: v.GenericSchema): v.GenericSchema {
  // Of the package's own types none says that a schema may wrap another one.
  const { wrapped } = schema as { readonly wrapped?: v.GenericSchema };
  return wrapped === undefined ? schema : innermost(wrapped);
}

/** What the entries of a list are: of its own, or as a lenient list names it. */
function entryOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { item, pipe = [] } = schema as {
    readonly item?: v.GenericSchema;
    readonly pipe?: readonly { readonly metadata?: { readonly entry?: v.GenericSchema } }[];
  };
  return pipe.find(({ metadata }) => metadata?.entry !== undefined)?.metadata?.entry ?? item;
}

/**
 * Places of a value that its schema does not have, such as `targets.1.colour`. What a schema takes as it is, such as
 * the blocks inside of another one, is not looked into.
 */
export function unreadFields(schema: v.GenericSchema, value: unknown, path = ''): readonly string[] {
  const inner = innermost(schema);
  const { entries } = inner as { readonly entries?: Readonly<Record<string, v.GenericSchema>> };
  if (entries !== undefined && isRecord(value))
    return Object.entries(value).flatMap(([field, own]) => {
      const known = Object.hasOwn(entries, field) ? entries[field] : undefined;
      return known === undefined ? [path + field] : unreadFields(known, own, `${path}${field}.`);
    });
  const entry = Array.isArray(value) ? entryOf(inner) : undefined;
  if (entry === undefined || !Array.isArray(value)) return [];
  return value.flatMap((own: unknown, at) => unreadFields(entry, own, `${path}${at}.`));
}
