/** The tags by which reports tell apart why something costs less (spec 2 §9). */
export const discountTags = { freeGift: 'Free Gift', markedDown: 'Marked Down' } as const;

/** One of the two tags. */
export type DiscountTag = (typeof discountTags)[keyof typeof discountTags];

/** The prices that a tag follows from, in major units; `isGift` of a line that a promotion has put into the cart. */
export interface TaggedPrice {
  readonly current?: number | null | undefined;
  readonly original?: number | null | undefined;
  readonly isGift?: boolean | undefined;
}

/**
 * Free Gift for a gift of a promotion and for what was reduced to nothing, Marked Down for any other price below the
 * original one (spec 2 §9); nothing where a price is missing or not reduced.
 */
export function discountTag({ current, original, isGift }: TaggedPrice): DiscountTag | undefined {
  if (isGift === true) return discountTags.freeGift;
  if (typeof current !== 'number' || typeof original !== 'number' || !(current < original)) return undefined;
  return current <= 0 ? discountTags.freeGift : discountTags.markedDown;
}
