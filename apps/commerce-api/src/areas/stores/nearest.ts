import { distanceKm, type Place } from './distance.ts';

interface Located extends Place {
  readonly id: string;
  readonly postalCode: string;
}

/** What a shopper may tell about where they are. */
export interface Whereabouts {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly postalCode?: string | undefined;
}

const bare = (postalCode: string): string => postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const commonStart = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
};

/** The middle of the stores whose postal codes begin most like this one; none when none begins like it. */
function placeOfPostalCode(stores: readonly Located[], postalCode: string): Place | undefined {
  const own = bare(postalCode);
  const likeness = stores.map((store) => commonStart(own, bare(store.postalCode)));
  const best = Math.max(0, ...likeness);
  if (best === 0) return undefined;
  const closest = stores.filter((_, index) => likeness[index] === best);
  const mean = (read: (store: Located) => number): number =>
    closest.reduce((sum, store) => sum + read(store), 0) / closest.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** Stores in the order of their distance; coordinates win over a postal code, and without either the order stays. */
export function nearestFirst<T extends Located>(
  stores: readonly T[],
  { latitude, longitude, postalCode }: Whereabouts,
): T[] {
  const place =
    latitude !== undefined && longitude !== undefined
      ? { latitude, longitude }
      : placeOfPostalCode(stores, postalCode ?? '');
  if (place === undefined) return [...stores];
  return stores.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b) || a.id.localeCompare(b.id));
}
