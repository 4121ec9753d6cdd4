/** The tags of a conversion; copied, never mutated. */
export type EventTags = Readonly<Record<string, unknown>>;

function parsed(value: unknown, fromText: (text: string) => number): number | undefined {
  const number = typeof value === 'string' ? fromText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Revenue in the smallest unit, truncated to an integer; undefined if invalid (spec 2 §5). */
export function parseRevenue(value: unknown): number | undefined {
  const revenue = parsed(value, (text) => Number.parseInt(text, 10));
  return revenue === undefined ? undefined : Math.trunc(revenue);
}

/** A value as a float; undefined if invalid (spec 2 §5). */
export function parseValue(value: unknown): number | undefined {
  return parsed(value, Number.parseFloat);
}

/** A JSON copy of the tags; undefined if they are no object or cannot be serialised (spec 2 §5). */
export function copyTags(tags: unknown): EventTags | undefined {
  if (typeof tags !== 'object' || tags === null || Array.isArray(tags)) return undefined;
  try {
    const copy: unknown = JSON.parse(JSON.stringify(tags));
    // `toJSON` may return something else.
    return typeof copy === 'object' && copy !== null ? (copy as EventTags) : undefined;
  } catch {
    return undefined;
  }
}
