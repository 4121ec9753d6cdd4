import { atom, useAtomValue, useSetAtom } from 'jotai';

/** The favourites as the header and the hearts show them. */
export interface FavouritesSnapshot {
  readonly total: number;
  readonly productIds: readonly string[];
}

const favouritesAtom = atom<FavouritesSnapshot | undefined>(undefined);

/** The last snapshot of the favourites; undefined until the first one has arrived. */
export const useFavourites = (): FavouritesSnapshot | undefined => useAtomValue(favouritesAtom);

/** Keeps a newer snapshot. */
export const useSetFavourites = (): ((snapshot: FavouritesSnapshot | undefined) => void) =>
  useSetAtom(favouritesAtom);
