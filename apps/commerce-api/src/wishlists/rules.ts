/** A list holds this many products; more would be a catalogue, not favourites. */
export const MAX_FAVORITES = 200;

/** What becomes of a wish: a product that is there already stays one item, a full list takes no more. */
export type Verdict = 'keep' | 'add' | 'full';

/** Judges a product for a list of so many others. */
export function judgeFavorite(list: { readonly total: number; readonly isThere: boolean }): Verdict {
  if (list.isThere) return 'keep';
  return list.total < MAX_FAVORITES ? 'add' : 'full';
}

const SHARE_BYTES = 16;

/** A share id that nobody guesses: 128 random bits, said with letters that an address carries as they are. */
export const toShareId = (random: (bytes: number) => Buffer): string =>
  random(SHARE_BYTES).toString('base64url');
