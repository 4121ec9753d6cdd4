import type { PrivateRead } from '../../../shared/reads/define-read.ts';

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

/** Keeps the store that was chosen, also for whoever has no account. */
export function keepFavouriteStore({ setValue }: Pick<Session, 'setValue'>, storeId: string): void {
  if (STORE_ID.test(storeId)) setValue(STORE, storeId);
}

/** Where the shopper looked for stores last: a postal code or a city. Kept sealed, because it tells where they live. */
export const searchedPlace = ({ value }: Pick<Session, 'value'>): string => value(PLACE) ?? '';

/** Keeps what was typed, for the next line and the next product. */
export const keepSearchedPlace = ({ setValue }: Pick<Session, 'setValue'>, place: string): void => {
  const typed = place.trim().slice(0, PLACE_LENGTH);
  setValue(PLACE, typed === '' ? undefined : typed);
};
