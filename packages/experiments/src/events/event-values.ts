/** What a conversion may say beside its key; nothing of it is kept or changed. */
export type EventTags = Readonly<Record<string, unknown>>;

function parsed(value: unknown, fromText: (text: string) => number): number | undefined {
  const number = typeof value === 'string' ? fromText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Revenue in the smallest unit, as an integer: fractions are cut off, what cannot be parsed is dropped (spec 2 §5). */
export function parseRevenue(value: unknown): number | undefined {
  const revenue = parsed(value, (text) => Number.parseInt(text, 10));
  return revenue === undefined ? undefined : Math.trunc(revenue);
}

/** A measured value as a float; what cannot be parsed is dropped (spec 2 §5). */
export function parseValue(value: unknown): number | undefined {
  return parsed(value, Number.parseFloat);
}

/** A copy of the tags as JSON keeps them; nothing when they are no object or cannot be written as JSON (spec 2 §5). */
export function copyTags(tags: unknown): EventTags | undefined {
  if (typeof tags !== 'object' || tags === null || Array.isArray(tags)) return undefined;
  try {
    const copy: unknown = JSON.parse(JSON.stringify(tags));
    // A tag object may write itself as something else.
    return typeof copy === 'object' && copy !== null ? (copy as EventTags) : undefined; // an object of JSON text
  } catch {
    return undefined;
  }
}
