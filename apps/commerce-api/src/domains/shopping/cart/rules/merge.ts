import { allowedQuantity, type QuantityLimits } from './quantity.ts';

/** A line of a cart; lines with the same key are one. */
export interface MergedLine {
  readonly key: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** What two carts become: the lines of the one that stays, and where it has less than both had. */
export interface MergedCarts<Line extends MergedLine> {
  /** Lines that are new or have another quantity. */
  readonly changed: readonly Line[];
  readonly grew: boolean;
  readonly reduced: readonly string[];
  /** Lines that had no room. */
  readonly leftOut: number;
}

/**
 * Adds the lines of a guest's cart to those of somebody's own. Quantities go as far as the shop and its stock allow; of
 * what is sold out one piece stays in sight, as in any cart. Lines beyond `mostLines` are left out.
 */
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
