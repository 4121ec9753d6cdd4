/** Tags for the reason of a reduction (spec 2 §9). */
export const discountTags = { freeGift: 'Free Gift', markedDown: 'Marked Down' } as const;

export type DiscountTag = (typeof discountTags)[keyof typeof discountTags];

/** Prices in major units; `isGift` for a line that a promotion added. */
export interface TaggedPrice {
  readonly current?: number | null | undefined;
  readonly original?: number | null | undefined;
  readonly isGift?: boolean | undefined;
}

/** Free Gift at a price of zero, Marked Down below the original price (spec 2 §9); else undefined. */
export function discountTag({ current, original, isGift }: TaggedPrice): DiscountTag | undefined {
  if (isGift === true) return discountTags.freeGift;
  if (typeof current !== 'number' || typeof original !== 'number' || !(current < original)) return undefined;
  return current <= 0 ? discountTags.freeGift : discountTags.markedDown;
}
