import type * as v from 'valibot';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function innermost(schema: v.GenericSchema): v.GenericSchema {
  // Valibot's types do not say that a schema may wrap another.
  const { wrapped } = schema as { readonly wrapped?: v.GenericSchema };
  return wrapped === undefined ? schema : innermost(wrapped);
}

/** The entry schema of a list, direct or in the metadata of a lenient list. */
function entryOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { item, pipe = [] } = schema as {
    readonly item?: v.GenericSchema;
    readonly pipe?: readonly { readonly metadata?: { readonly entry?: v.GenericSchema } }[];
  };
  return pipe.find(({ metadata }) => metadata?.entry !== undefined)?.metadata?.entry ?? item;
}

/** Paths that a value's schema does not have, such as `targets.1.colour`; nested blocks are skipped. */
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
