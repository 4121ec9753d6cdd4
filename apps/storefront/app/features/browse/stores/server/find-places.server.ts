import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toPlaceView, type PlaceView } from '../model/place-view.ts';
import { favouriteStore, positionOf, searchedPlace } from './store-preferences.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 'site' | 'correlationId'>;

/** How many stores and points are offered; the nearest come first. */
const MOST_PLACES = 12;

/** What was found near the place that the shopper typed last. */
export interface FoundPlaces {
  /** What was typed, to be shown again. */
  readonly place: string;
  /** The shopper has said where; the browser's position counts, too. */
  readonly isPlaced: boolean;
  /** The store that was chosen last. */
  readonly favourite?: string;
  /** Undefined where they could not be read; the page itself can do without them. */
  readonly stores: readonly PlaceView[] | undefined;
  readonly points: readonly PlaceView[] | undefined;
}

/** What a search asks near: the browser's position, else what was typed. */
interface Whereabouts {
  readonly postalCode?: string;
  readonly city?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What was typed of a place; of a position, nothing. */
export const typedPlace = (place: string): string => (positionOf(place) === undefined ? place : '');

/** A postal code holds a digit in every country of the shop, and no city does. */
export const whereOf = (place: string): Whereabouts => {
  const position = positionOf(place);
  if (position !== undefined) return position;
  if (place === '') return {};
  return /\d/.test(place) ? { postalCode: place.slice(0, 20) } : { city: place };
};

async function readStores(shopper: Shopper, productId: string, place: string) {
  const { api, site } = shopper;
  const response = await optional(shopper, 'stores', (call) =>
    api.stores.POST('/stores/v1/search', {
      body: { countryCode: site.country, productId, count: MOST_PLACES, ...whereOf(place) },
      ...call,
    }),
  );
  return response?.stores.map((store) => toPlaceView(site, 'store', store));
}

/** The collection points near a place; undefined where they could not be read. */
export async function readPoints(shopper: Shopper, place: string) {
  const { api, session, site } = shopper;
  const cartId = session.basketId();
  const response = await optional(shopper, 'collection-points', (call) =>
    api.stores.POST('/stores/v1/collectionPoints', {
      body: {
        countryCode: site.country,
        count: MOST_PLACES,
        ...whereOf(place),
        ...(cartId === undefined ? {} : { cartId }),
      },
      ...call,
    }),
  );
  return response?.collectionPoints.map((point) => toPlaceView(site, 'point', point));
}

/** The favourite store is first: who has chosen it before wants it again. */
const favouriteFirst = (
  stores: readonly PlaceView[] | undefined,
  favourite: string | undefined,
): readonly PlaceView[] | undefined =>
  stores?.toSorted((a, b) => Number(b.id === favourite) - Number(a.id === favourite));

/** Stores with their stock of a variant, and collection points where they are wanted, nearest first. */
export async function findPlaces(
  shopper: Shopper,
  { productId, withPoints }: { readonly productId: string; readonly withPoints: boolean },
): Promise<FoundPlaces> {
  const place = searchedPlace(shopper.session);
  const favourite = favouriteStore(shopper.session);
  const [stores, points] = await Promise.all([
    readStores(shopper, productId, place),
    withPoints ? readPoints(shopper, place) : [],
  ]);
  return {
    place: typedPlace(place),
    isPlaced: place !== '',
    stores: favouriteFirst(stores, favourite),
    points,
    ...(favourite === undefined ? {} : { favourite }),
  };
}
