import { distanceKm, type Place } from './distance.ts';

interface Located extends Place {
  readonly id: string;
  readonly city: string;
  readonly postalCode: string;
}

/** What a caller says about the shopper's position. */
export interface ShopperPlace {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** A store with its distance, where known. */
export interface FoundStore<Store> {
  readonly store: Store;
  /** Absent without a position, and for the stores that a postal code or city matched. */
  readonly distanceKm?: number;
}

const bare = (postalCode: string): string => postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Without case, accents and punctuation, so that “montreal” matches Montréal. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const commonStart = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
};

/** The stores that share the longest postal code prefix. */
function likePostalCode<T extends Located>(stores: readonly T[], postalCode: string): readonly T[] {
  const own = bare(postalCode);
  const likeness = stores.map((store) => commonStart(own, bare(store.postalCode)));
  const best = Math.max(0, ...likeness);
  return best === 0 ? [] : stores.filter((_, index) => likeness[index] === best);
}

/** The stores of a city, else of cities with that prefix. */
function inCity<T extends Located>(stores: readonly T[], city: string): readonly T[] {
  const own = plain(city);
  if (own === '') return [];
  const same = stores.filter((store) => plain(store.city) === own);
  return same.length > 0 ? same : stores.filter((store) => plain(store.city).startsWith(own));
}

function middleOf(stores: readonly Located[]): Place | undefined {
  if (stores.length === 0) return undefined;
  const mean = (read: (store: Located) => number): number =>
    stores.reduce((sum, store) => sum + read(store), 0) / stores.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** Sorts stores by distance from coordinates, else postal code, else city; without a match the order stays. */
export function nearestFirst<T extends Located>(
  stores: readonly T[],
  { latitude, longitude, postalCode = '', city = '' }: ShopperPlace,
): FoundStore<T>[] {
  const isExact = latitude !== undefined && longitude !== undefined;
  const byCode = isExact ? [] : likePostalCode(stores, postalCode);
  const like = isExact || byCode.length > 0 ? byCode : inCity(stores, city);
  const place = isExact ? { latitude, longitude } : middleOf(like);
  if (place === undefined) return stores.map((store) => ({ store }));
  return stores
    .map((store) => ({ store, km: distanceKm(place, store) }))
    .toSorted((a, b) => a.km - b.km || a.store.id.localeCompare(b.store.id))
    .map(({ store, km }) =>
      like.includes(store) ? { store } : { store, distanceKm: Math.round(km * 10) / 10 },
    );
}
