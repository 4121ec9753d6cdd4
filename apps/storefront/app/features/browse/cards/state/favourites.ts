import { atom, useSetAtom, type useStore } from 'jotai';
import { usePartAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

/** The favourites as the header and the hearts show them. */
export interface FavouritesSnapshot {
  readonly total: number;
  readonly productIds: readonly string[];
}

const favouritesAtom = atom<FavouritesSnapshot | undefined>(undefined);
const markAtom = atom(undefined, (_get, set, id: string, isFavourite: boolean) => {
  set(favouritesAtom, (known) => marked(known, id, isFavourite));
});

/** The snapshot with one product more, or one less; several changes under way do not undo each other. */
export function marked(
  known: FavouritesSnapshot | undefined,
  id: string,
  isFavourite: boolean,
): FavouritesSnapshot {
  const others = known?.productIds.filter((each) => each !== id) ?? [];
  const productIds = isFavourite ? [id, ...others] : others;
  return { productIds, total: productIds.length };
}

/** How many favourites there are; 0 until the first snapshot has arrived. */
export const useFavouritesTotal = (): number =>
  usePartAfterHydration(favouritesAtom, 0, (snapshot) => snapshot?.total ?? 0);

/** Whether a product is a favourite; undefined until the first snapshot has arrived. */
export const useIsFavourite = (id: string): boolean | undefined =>
  usePartAfterHydration(favouritesAtom, undefined, (snapshot) => snapshot?.productIds.includes(id));

/** The products that are favourites; undefined until the first snapshot has arrived. */
export const useFavouriteIds = (): readonly string[] | undefined =>
  usePartAfterHydration(favouritesAtom, undefined, (snapshot) => snapshot?.productIds);

/** Whether a product is a favourite at the moment; false before the first snapshot. */
export const isFavourite = (store: ReturnType<typeof useStore>, id: string): boolean =>
  store.get(favouritesAtom)?.productIds.includes(id) ?? false;

/** Keeps a newer snapshot. */
export const useSetFavourites = (): ((snapshot: FavouritesSnapshot | undefined) => void) =>
  useSetAtom(favouritesAtom);

/** Shows a product as a favourite, or no longer, ahead of the shop's answer. */
export const useMarkFavourite = (): ((id: string, isFavourite: boolean) => void) => useSetAtom(markAtom);
