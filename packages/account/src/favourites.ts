/** A list of favourites holds so many products; more would be a catalogue. */
export const MAX_FAVOURITES = 200;

/** What becomes of a wish: a product that is there already stays one item, a full list takes no more. */
export type FavouriteVerdict = 'keep' | 'add' | 'full';

/** Checks a product for a list of so many others. */
export function checkFavourite(list: {
  readonly total: number;
  readonly isThere: boolean;
}): FavouriteVerdict {
  if (list.isThere) return 'keep';
  return list.total < MAX_FAVOURITES ? 'add' : 'full';
}
