import type { Order } from '@haberdash/api-client/cart';
import type { OrderTracking } from '@haberdash/api-client/consumers';
import { redirect } from 'react-router';
import { addEach, cartPath } from '../../../buy/cart/index.server.ts';
import { orderView } from '../../../buy/checkout/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toFormError, rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asOrderOwner, orderNumberOf, proofOf } from './order-proof.server.ts';

/** The order of the address; another customer's is treated like a missing one. */
export const requireOrder = (read: PrivateRead): Promise<Order> =>
  asOrderOwner(read, ({ orderNumber: orderId, ...proof }) =>
    read.api.consumers.GET('/consumers-v3/consumer/purchase/{orderId}', {
      params: { path: { orderId }, query: proof },
    }),
  );

export const orderPage = (locale: string, orderNumber: string): string =>
  `/${locale}/account/orders/${orderNumber}`;

export const isGuest = ({ session }: Pick<PrivateRead, 'session'>): boolean =>
  session.consumer() === undefined;

const HAS_LEFT: ReadonlySet<string> = new Set(['READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED']);

/** An invoice is written when the first parcel has left; where that is unknown the service decides. */
const hasInvoice = (tracking: OrderTracking | undefined): boolean =>
  tracking === undefined ||
  tracking.shipments.some(({ events }) => events.some(({ status }) => HAS_LEFT.has(status)));

/** The order of the address and where it is; without the latter where the service cannot say it. */
export async function orderWithTracking(read: PrivateRead) {
  const order = await requireOrder(read);
  const { orderNumber, st } = order;
  const tracking = await optional(read, 'tracking', (call) =>
    read.api.consumers.POST('/consumers-v3/consumer/TrackOrder', { body: { orderNumber, st }, ...call }),
  );
  return { order, tracking };
}

/** An order with its parcels; without them where the service cannot say where they are. */
export async function readOrder(read: PrivateRead) {
  const { order, tracking } = await orderWithTracking(read);
  const { orderNumber } = order;
  return {
    head: pageHead(read, { title: read.t('orders.order', { number: orderNumber }), noIndex: true }),
    order: orderView(order),
    giftCards: order.items.flatMap(({ id, name, giftOption }) =>
      giftOption?.email === undefined ? [] : [{ id, name, to: giftOption.email }],
    ),
    tracking,
    isGuest: isGuest(read),
    hasInvoice: hasInvoice(tracking),
    done: consumeAccountFlash(read),
    rejected: rejectedByAddress(read.t, 'account.order', read.url.searchParams),
  };
}

/** A mail that was just sent can be sent again sooner; what is later has not gone out yet. */
const HOUR_MS = 60 * 60_000;

async function resend(shopper: PrivateRead, itemId: string) {
  const orderNumber = orderNumberOf(shopper);
  try {
    const { sent, nextAt } = await shopper.api.consumers.POST('/consumers-v3/consumer/resendGiftCardEmail', {
      body: { orderNumber, itemId, ...proofOf(shopper.session, orderNumber) },
    });
    if (!sent) {
      const { t } = shopper;
      const isToCome = nextAt !== undefined && Date.parse(nextAt) - Date.now() > HOUR_MS;
      const text = isToCome ? t('orders.giftAt', { at: t.formats.date(nextAt) }) : t('orders.giftLater');
      return rejected([{ code: 'GIFT_LATER', place: 'banner', text }]);
    }
  } catch (error) {
    return rejected(accountErrors(shopper, 'account.order', error));
  }
  throw redirectWithAccountFlash(shopper, `account/orders/${orderNumber}`, 'gift-sent');
}

/** Puts everything of an order into the bag again, of which what cannot be had any more is named; or mails gift cards. */
export async function runOrder(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const form = await shopper.form();
  const gift = form.get('gift');
  if (typeof gift === 'string') return resend(shopper, gift.slice(0, 60));
  if (form.get('intent') !== 'reorder') throw fault('bad-address', shopper.correlationId);
  const { t } = shopper;
  try {
    const { items } = await requireOrder(shopper);
    const { rejected: missing, lost } = await addEach(shopper, items);
    if (missing.length === 0) throw redirect(cartPath(shopper, lost), 303);
    const code = missing.length === items.length ? 'NOTHING_ADDED' : 'PARTLY_ADDED';
    const { text } = toFormError(t, 'account.order', { code }, { place: 'banner' });
    const names = t.formats.list(missing.map(({ name }) => name));
    return rejected([{ code, place: 'banner', text: `${text} ${t('orders.notAdded', { names })}` }]);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return rejected(accountErrors(shopper, 'account.order', error));
  }
}
