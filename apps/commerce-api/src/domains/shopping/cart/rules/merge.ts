import { allowedQuantity, type QuantityLimits } from './quantity.ts';

export interface MergedLine {
  readonly key: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** The merged lines and what was lost. */
export interface MergedCarts<Line extends MergedLine> {
  /** New or changed lines. */
  readonly changed: readonly Line[];
  readonly grew: boolean;
  readonly reduced: readonly string[];
  /** Lines without room. */
  readonly leftOut: number;
}

/** Adds a guest's lines to an account's within stock and limits; sold-out lines keep one unit. */
export function mergeLines<Line extends MergedLine>(
  own: readonly MergedLine[],
  guests: readonly Line[],
  limitsOf: (line: Line) => QuantityLimits | undefined,
  mostLines: number,
): MergedCarts<Line> {
  const before = new Map(own.map(({ key, quantity }) => [key, quantity]));
  const changed: Line[] = [];
  const reduced: string[] = [];
  let lines = before.size;
  let leftOut = 0;
  for (const line of guests) {
    const { key, variantId, quantity: brought } = line;
    const had = before.get(key) ?? 0;
    if (had === 0 && lines >= mostLines) {
      leftOut += 1;
      continue;
    }
    if (had === 0) lines += 1;
    const limits = limitsOf(line);
    const most = limits === undefined ? Math.max(had, brought) : Math.max(1, allowedQuantity(limits));
    const quantity = Math.min(had + brought, most);
    if (quantity < had + brought) reduced.push(variantId);
    if (quantity !== had) changed.push({ ...line, quantity });
  }
  const added = changed.reduce((sum, { key, quantity }) => sum + quantity - (before.get(key) ?? 0), 0);
  return { changed, reduced, leftOut, grew: added > 0 };
}
