import { redirect } from 'react-router';
import { findPlaces, setSearchedPlace } from '../../stores/index.server.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;

/** The product page of the `from` parameter; other addresses are ignored. */
function referrerPath({ site, url }: Pick<PrivateRead, 'site' | 'url'>): string | undefined {
  const from = url.searchParams.get('from') ?? '';
  return from.startsWith(`/${site.locale}/p/`) ? from : undefined;
}

/** The stores of a variant for pickup; its URL holds no personal data. */
export async function readPickupPage(shopper: PrivateRead) {
  const { correlationId, t, url } = shopper;
  const productId = url.searchParams.get('productId') ?? '';
  if (!VARIANT.test(productId)) throw fault('bad-address', correlationId);
  return {
    head: pageHead(shopper, { title: t('stores.pickupTitle'), noIndex: true }),
    productId,
    back: referrerPath(shopper),
    places: await findPlaces(shopper, { productId, withPoints: false }),
  };
}

export async function runPickupPage(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<null> {
  const { correlationId, pathname, session, url } = shopper;
  const form = await shopper.form();
  const place = form.get('place');
  if (form.get('intent') !== 'find' || typeof place !== 'string') throw fault('bad-address', correlationId);
  setSearchedPlace(session, place);
  if (form.get('then') !== 'stay') throw redirect(pathname + url.search, 303);
  return null;
}
