import * as v from 'valibot';

const MAX_LENGTH = 2_048;

const requested = v.strictObject({
  widget: v.picklist(['bestsellers', 'new-arrivals', 'similar', 'complete-the-look', 'sale']),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  productId: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6,9}$/))),
  categoryId: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9]{4,7}$/))),
  path: v.pipe(v.string(), v.maxLength(400), v.regex(/^\/[^?#]*$/)),
});

/** A row that a visitor may get another version of. */
export type RequestedRow = v.InferOutput<typeof requested>;

/** The row that a browser requests; undefined for anything else. */
export function readRequestedRow(text: string): RequestedRow | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const read = v.safeParse(requested, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
