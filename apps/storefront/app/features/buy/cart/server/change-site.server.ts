import { redirect } from 'react-router';
import type { CartItem } from '@haberdash/api-client/cart';
import { ownPath } from '../../../../pages/site-path.ts';
import { twinPath } from '../../../../pages/twin-path.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { countryIn } from '../../../../shared/sites/country-in.server.ts';
import { findSite, type Site } from '../../../../shared/sites/sites.ts';
import { lineDelivery, type DeliveryWay } from '../model/line-delivery.ts';

type RemainingReason = 'gone' | 'fetched' | 'worth';

export interface RemainingLine {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

const FETCHED: ReadonlySet<DeliveryWay> = new Set(['pickup', 'sts', 'pudo']);

const readCart = ({ session, api }: Pick<PrivateRead, 'session' | 'api'>, shopper: PrivateRead) => {
  const basketId = session.basketId();
  if (basketId === undefined || !session.isKnown()) return Promise.resolve(undefined);
  return optional(shopper, 'cart', (call) =>
    api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, ...call }),
  );
};

function whyText(
  { t, site }: PrivateRead,
  target: Site,
  { reason, place }: { readonly reason: RemainingReason; readonly place: string },
): string {
  const country = countryIn(site, target);
  if (reason === 'gone') return t('cart.site-gone', { country });
  return reason === 'fetched'
    ? t('cart.site-fetched', { place })
    : t('cart.site-worth', { currency: target.currency });
}

/** Lines that cannot move to another country's site; none where a service does not respond. */
async function remainingLines(shopper: PrivateRead, target: Site): Promise<readonly RemainingLine[]> {
  const own = await readCart(shopper, shopper);
  if (own === undefined || own.items.length === 0) return [];
  const there = await readCart({ session: shopper.session, api: shopper.apisIn(target) }, shopper);
  const isSold = new Set(there?.items.map(({ id }) => id) ?? own.items.map(({ id }) => id));
  const reasonOf = (item: CartItem, way: DeliveryWay | undefined): RemainingReason | undefined => {
    if (item.bonus) return undefined;
    if (!isSold.has(item.id)) return 'gone';
    if (way !== undefined && FETCHED.has(way)) return 'fetched';
    return way === 'digital' && own.currency !== target.currency ? 'worth' : undefined;
  };
  return own.items.flatMap((item) => {
    const delivery = lineDelivery(item, own);
    const reason = reasonOf(item, delivery?.way);
    if (reason === undefined) return [];
    const { id, name } = item;
    const place = delivery?.place ?? delivery?.label ?? '';
    return [{ id, name, why: whyText(shopper, target, { reason, place }) }];
  });
}

/** Redirects to another site, or first shows what the cart would lose. */
export async function readChangeSite(shopper: PrivateRead) {
  const { correlationId, params, site, t } = shopper;
  const target = findSite(`/${params['target'] ?? ''}`);
  if (target === undefined) throw fault('not-found', correlationId, 404);
  const from = ownPath(shopper.url.searchParams.get('at'), site);
  const to = twinPath(from, target);
  const lines = await remainingLines(shopper, target);
  if (lines.length === 0) throw redirect(to, 303);
  return {
    head: pageHead(shopper, { title: t('cart.siteTitle'), noIndex: true }),
    lines,
    from,
    to,
    country: countryIn(site, target),
    ownCountry: countryIn(site, site),
    currency: target.currency,
  };
}
