import { allowedQuantity, type QuantityLimits } from './quantity.ts';

/** A line of a cart, by what it sells. */
export interface MergedLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** What two carts become: the lines of the one that stays, and where it has less than both had. */
export interface MergedCarts {
  /** Lines that are new or have another quantity. */
  readonly changed: readonly MergedLine[];
  readonly grew: boolean;
  readonly reduced: readonly string[];
}

/**
 * Adds the lines of a guest's cart to those of somebody's own. Quantities go as far as the shop and its stock allow; of
 * what is sold out one piece stays in sight, as in any cart. Lines beyond `mostLines` are left out.
 */
export function mergeLines(
  own: readonly MergedLine[],
  guests: readonly MergedLine[],
  limitsOf: (variantId: string) => QuantityLimits | undefined,
  mostLines: number,
): MergedCarts {
  const before = new Map(own.map(({ variantId, quantity }) => [variantId, quantity]));
  const changed: MergedLine[] = [];
  const reduced: string[] = [];
  let lines = before.size;
  for (const { variantId, quantity: brought } of guests) {
    const had = before.get(variantId) ?? 0;
    if (had === 0 && lines >= mostLines) continue;
    if (had === 0) lines += 1;
    const limits = limitsOf(variantId);
    const most = limits === undefined ? Math.max(had, brought) : Math.max(1, allowedQuantity(limits));
    const quantity = Math.min(had + brought, most);
    if (quantity < had + brought) reduced.push(variantId);
    if (quantity !== had) changed.push({ variantId, quantity });
  }
  const added = changed.reduce(
    (sum, { variantId, quantity }) => sum + quantity - (before.get(variantId) ?? 0),
    0,
  );
  return { changed, reduced, grew: added > 0 };
}
