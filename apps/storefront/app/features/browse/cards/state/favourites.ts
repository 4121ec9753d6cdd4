import { atom, useSetAtom, type useStore } from 'jotai';
import { usePartAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

export interface FavouritesSnapshot {
  readonly total: number;
  readonly productIds: readonly string[];
}

const favouritesAtom = atom<FavouritesSnapshot | undefined>(undefined);
const markAtom = atom(undefined, (_get, set, id: string, isFavourite: boolean) => {
  set(favouritesAtom, (known) => marked(known, id, isFavourite));
});

/** The snapshot with one product more or less, so that concurrent changes do not undo each other. */
export function marked(
  known: FavouritesSnapshot | undefined,
  id: string,
  isFavourite: boolean,
): FavouritesSnapshot {
  const others = known?.productIds.filter((each) => each !== id) ?? [];
  const productIds = isFavourite ? [id, ...others] : others;
  return { productIds, total: productIds.length };
}

export const useFavouritesTotal = (): number =>
  usePartAfterHydration(favouritesAtom, 0, (snapshot) => snapshot?.total ?? 0);

export const useIsFavourite = (id: string): boolean | undefined =>
  usePartAfterHydration(favouritesAtom, undefined, (snapshot) => snapshot?.productIds.includes(id));

export const useFavouriteIds = (): readonly string[] | undefined =>
  usePartAfterHydration(favouritesAtom, undefined, (snapshot) => snapshot?.productIds);

/** False before the first snapshot. */
export const isFavourite = (store: ReturnType<typeof useStore>, id: string): boolean =>
  store.get(favouritesAtom)?.productIds.includes(id) ?? false;

export const useSetFavourites = (): ((snapshot: FavouritesSnapshot | undefined) => void) =>
  useSetAtom(favouritesAtom);

/** Marks a favourite optimistically. */
export const useMarkFavourite = (): ((id: string, isFavourite: boolean) => void) => useSetAtom(markAtom);
