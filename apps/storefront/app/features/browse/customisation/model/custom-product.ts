/** The product of a page below it, as the page shows it. */
export interface CustomProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly image: string | undefined;
  readonly price: { readonly currency: string; readonly current: number };
  readonly variantId: string;
  readonly delivery: string;
  readonly isSoldOut: boolean;
}

/** As many signs as the words with a gift card may have. */
export const GIFT_WORDS_LENGTH = 500;

/** What is offered as the worth of a gift card, in whole units of any currency; another one can be typed. */
export const GIFT_CARD_AMOUNTS = [25, 50, 75, 100, 150, 200] as const;

/** Begins the names of the inputs of parts of a design. */
export const PART = 'part-';
