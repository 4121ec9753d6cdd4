const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The definition of one block in the JSON Schema of the content; `page` is the page itself, without definitions. */
export const partOf = (schema: unknown, name: string): unknown =>
  name === 'page' ? fieldOf(schema, 'properties') : fieldOf(fieldOf(schema, '$defs'), name);
