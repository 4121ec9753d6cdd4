/** How reviews can be sorted, the default first (spec 2 §7). */
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
/** How questions can be sorted, the default first. */
export const QUESTION_SORTS = ['newest', 'helpful', 'most-answers'] as const;
/** Why a review can be reported. */
export const FLAG_REASONS = ['inappropriate', 'spam', 'off-topic', 'personal-data', 'other'] as const;
export const FITS = ['runs-small', 'true-to-size', 'runs-large'] as const;
export const STARS = [5, 4, 3, 2, 1] as const;
/** What a form can have done; the address names it after the redirect. */
export const DONE = ['voted', 'reported', 'written', 'asked', 'look-reported', 'look-shared'] as const;

/** One of a list of words, as an address or a form says it. */
export const findOption = <const Word extends string>(
  words: readonly Word[],
  text: unknown,
): Word | undefined => words.find((word) => word === text);

/** What the product of the page is called and looks like. */
export interface ReviewedProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly image: string | undefined;
}
