import type { PublicRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { specialDayLines } from '../model/day-texts.ts';
import { toPlaceView } from '../model/place-view.ts';
import { storeJsonLd } from '../model/store-json-ld.ts';
import { storePath } from '../model/store-address.ts';

const MOST_STORES = 50;

/** One store, equal for everybody; one that the country does not have is a page that does not exist. */
export async function readStore(read: PublicRead) {
  const { api, correlationId, params, site, t } = read;
  const { stores } = await api.stores.POST('/stores/v1/search', {
    body: { countryCode: site.country, count: MOST_STORES },
  });
  const store = stores.find(({ id }) => id === params['store']);
  if (store === undefined) throw fault('not-found', correlationId, 404);
  const { name, city, latitude, longitude } = store;
  const view = toPlaceView(site, 'store', store);
  return {
    head: pageHead(read, {
      title: t('stores.storeTitle', { name, city }),
      description: t('stores.storeText', { name, address: view.address }),
      path: storePath(store.id),
    }),
    store: view,
    services: store.services ?? [],
    specialDays: specialDayLines(t, store),
    /** A link that the telephone and the maps of the device understand. */
    directions: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    jsonLd: storeJsonLd(site, store),
  };
}
