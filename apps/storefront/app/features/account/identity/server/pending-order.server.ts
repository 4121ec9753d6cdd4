import type { GuestMerge } from '@haberdash/api-client';
import type { Order } from '@haberdash/api-client/cart';
import { isOrderNumber, readLastOrder } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { refererPath } from '../model/return-path.ts';

/** What a form or an address says that asks for the order to go along. */
export const LAST_ORDER = 'last';

/** The order that this browser placed last as a guest, which can belong to the account. */
export async function lastOrder(read: PrivateRead): Promise<Order | undefined> {
  const orderId = readLastOrder(read.session);
  if (orderId === undefined || !isOrderNumber(orderId)) return undefined;
  return optional(read, 'last-order', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer/purchase/{orderId}', {
      params: { path: { orderId } },
      ...call,
    }),
  );
}

/** Whether a login came from the confirmation of an order that waits for its account (spec 1 §2). */
export function isOrderPending(read: PrivateRead): boolean {
  const { session, url, request } = read;
  if (readLastOrder(session) === undefined) return false;
  const [from = ''] = refererPath(request, url)?.split('?', 1) ?? [];
  return url.searchParams.get('order') === LAST_ORDER || pageOf(from) === 'order-confirmation';
}

/** The order of a form that asks for it to go along, as the token service takes it. */
export async function orderOfForm(
  shopper: PrivateRead,
  values: Readonly<Record<string, string>>,
): Promise<Pick<GuestMerge, 'order'>> {
  if (values['order'] !== LAST_ORDER) return {};
  const order = await lastOrder(shopper);
  return order === undefined ? {} : { order: { orderNo: order.orderNumber, st: order.st } };
}
