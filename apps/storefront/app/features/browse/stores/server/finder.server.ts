import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { mapPoints } from '../model/map-points.ts';
import { toPlaceView } from '../model/place-view.ts';
import { todayOf } from '../model/day-texts.ts';
import { serviceOf } from '../model/store-services.ts';
import { readPoints, typedPlace, whereOf } from './find-places.server.ts';
import {
  favouriteStore,
  setFavouriteStore,
  setPosition,
  setSearchedPlace,
  searchedPlace,
} from './store-preferences.server.ts';

/** The size of the drawn map; it scales with the page. */
const MAP = { width: 360, height: 240 } as const;
const MOST_STORES = 50;

/** Every store of the country, or those with a service, and where each is on the map; what is near comes first. */
export async function readFinder(shopper: PrivateRead, nowMs = Date.now()) {
  const { api, session, site, t, url } = shopper;
  const place = searchedPlace(session);
  const service = serviceOf(url.searchParams.get('service'));
  const [response, points] = await Promise.all([
    optional(shopper, 'stores', (call) =>
      api.stores.POST('/stores/v1/search', {
        body: { countryCode: site.country, count: MOST_STORES, ...whereOf(place) },
        ...call,
      }),
    ),
    // Without a place they would be those of a whole country.
    place === '' || service !== undefined ? [] : readPoints(shopper, place),
  ]);
  const found = response?.stores.filter(
    ({ services = [] }) => service === undefined || services.includes(service),
  );
  return {
    head: pageHead(shopper, {
      title: t('stores.finderTitle'),
      description: t('stores.finderText'),
      path: '/stores',
    }),
    place: typedPlace(place),
    favourite: favouriteStore(session),
    service,
    points,
    stores: found?.map((store) => {
      const today = todayOf(t, store, nowMs);
      return { ...toPlaceView(site, 'store', store), ...(today === undefined ? {} : { today }) };
    }),
    map: { ...MAP, points: mapPoints(found ?? [], MAP) },
  };
}

/** Looks for stores elsewhere, or keeps the favourite one; both are in the session, and in no address. */
export async function runFinder({
  correlationId,
  form: read,
  pathname,
  session,
}: PrivateRead & { readonly form: () => Promise<FormData> }): Promise<never> {
  const form = await read();
  const intent = form.get('intent');
  const place = form.get('place');
  const store = form.get('store');
  if (intent === 'find' && typeof place === 'string') setSearchedPlace(session, place);
  else if (intent === 'near') setPosition(session, form);
  else if (intent === 'favourite' && typeof store === 'string') setFavouriteStore(session, store);
  else throw fault('bad-address', correlationId);
  throw redirect(pathname, 303);
}
