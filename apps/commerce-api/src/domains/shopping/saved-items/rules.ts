/** What somebody saves for later is a second bag and no catalogue: a list holds so many items. */
export const MAX_SAVED_ITEMS = 100;

/** The most pieces of one item that the contracts can say. */
export const MAX_QUANTITY = 999_999;

/** An item by what it is and how many pieces of it. */
export interface SavedQuantity {
  readonly variantId: string;
  /** The design of what is made to order; empty for none. */
  readonly recipeId: string;
  readonly quantity: number;
}

/** The pieces of an item that is saved twice. */
export const sumQuantities = (one: number, other: number): number => Math.min(MAX_QUANTITY, one + other);

/**
 * What a guest's items make of somebody's own list: items that are there get the sum, new ones come after the others as
 * far as a list goes. Only what is new or changed is answered.
 */
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
