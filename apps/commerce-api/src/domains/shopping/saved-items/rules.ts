/** Maximum items per list. */
export const MAX_SAVED_ITEMS = 100;

/** The contract's maximum quantity. */
export const MAX_QUANTITY = 999_999;

export interface SavedQuantity {
  readonly variantId: string;
  /** Empty without a design. */
  readonly recipeId: string;
  readonly quantity: number;
}

/** The sum within the maximum. */
export const sumQuantities = (one: number, other: number): number => Math.min(MAX_QUANTITY, one + other);

/** Merges a guest's items within the limit; returns new and changed items only. */
export function mergeSaved(own: readonly SavedQuantity[], guests: readonly SavedQuantity[]): SavedQuantity[] {
  const keyOf = ({ variantId, recipeId }: SavedQuantity): string => `${variantId}|${recipeId}`;
  const had = new Map(own.map((item) => [keyOf(item), item.quantity]));
  let room = MAX_SAVED_ITEMS - had.size;
  const changed: SavedQuantity[] = [];
  for (const item of guests) {
    const before = had.get(keyOf(item));
    if (before === undefined) room -= 1;
    if (before === undefined && room < 0) continue;
    const { variantId, recipeId, quantity } = item;
    changed.push({ variantId, recipeId, quantity: sumQuantities(before ?? 0, quantity) });
  }
  return changed;
}
