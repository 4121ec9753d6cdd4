import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

type Session = PrivateRead['session'];

const STORE = 'favourite-store';
const PLACE = 'store-place';
const STORE_ID = /^[A-Z0-9-]{3,20}$/;
/** Longer than any postal code or city. */
const PLACE_LENGTH = 60;

/** The store that the shopper chose last on this device, else the one that the account knows. */
export function favouriteStore({ value, consumer }: Pick<Session, 'value' | 'consumer'>): string | undefined {
  const chosen = value(STORE) ?? consumer()?.favStoreId;
  return chosen !== undefined && STORE_ID.test(chosen) ? chosen : undefined;
}

/** Stores the preferred store, also for guests. */
export function setFavouriteStore({ setValue }: Pick<Session, 'setValue'>, storeId: string): void {
  if (STORE_ID.test(storeId)) setValue(STORE, storeId);
}

/** The last place searched: a postal code or a city. Sealed, because it shows where a shopper lives. */
export const searchedPlace = ({ value }: Pick<Session, 'value'>): string => value(PLACE) ?? '';

/** A position in the place of a typed one, in a shape that no city has. */
const POSITION = /^geo:(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

/** The position that the browser gave, where it was that and nothing typed; degrees. */
export function positionOf(place: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = POSITION.exec(place) ?? [];
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Stores the browser's position rounded to about a kilometre, for privacy. */
export function setPosition({ setValue }: Pick<Session, 'setValue'>, form: FormData): void {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number(form.get(name) ?? Number.NaN));
  const place = `geo:${latitude?.toFixed(2)},${longitude?.toFixed(2)}`;
  const position = positionOf(place);
  if (position === undefined || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180)
    return;
  setValue(PLACE, place);
}

/** Stores the typed place for the next line and the next product. */
export const setSearchedPlace = ({ setValue }: Pick<Session, 'setValue'>, place: string): void => {
  const typed = place.trim().slice(0, PLACE_LENGTH);
  setValue(PLACE, typed === '' ? undefined : typed);
};
