export const MAX_FAVOURITES = 200;

/** What to do with a product: it is already in the list, it is added, or the list is full. */
export type FavouriteVerdict = 'keep' | 'add' | 'full';

/** Decides whether a product can be added to a list. */
export function checkFavourite(list: {
  readonly total: number;
  readonly isThere: boolean;
}): FavouriteVerdict {
  if (list.isThere) return 'keep';
  return list.total < MAX_FAVOURITES ? 'add' : 'full';
}
