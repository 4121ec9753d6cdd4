import { DEFAULT_MAX_QTY, errorOf, type CheckoutError } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { isPaymentPending } from '../model/cart-view.ts';
import { BAG_ONLY, checkoutSession, expressCartOf, storeExpressCart } from '../model/express-cart.ts';
import { checkingPath, orderPath } from '../model/order-path.ts';
import { pageCart } from './cart-calls.server.ts';

/** A loader or action of the checkout, with the express cart if there is one. */
export const inCheckout =
  <Read extends PrivateRead, Result>(run: (read: Read) => Result) =>
  (read: Read): Result =>
    run({ ...read, session: checkoutSession(read.session) });

/** Starts an express cart for one product; returns the error if it cannot be bought. */
export async function beginExpress(
  { api, session }: Pick<PrivateRead, 'api' | 'session'>,
  productId: string,
): Promise<CheckoutError | undefined> {
  try {
    const { id } = await api.cart.POST('/cart/v1/cartWithItem', {
      body: [{ productId, qty: 1, maxQty: DEFAULT_MAX_QTY }],
    });
    storeExpressCart(session, id);
    return undefined;
  } catch (error) {
    const formError = errorOf(error);
    if (formError === undefined) throw error;
    return formError;
  }
}

/**
 * Drops the express cart in favour of the cart, unless it was ordered, is being paid for, or its state is unknown.
 * Returns whether it was dropped.
 */
export async function leaveExpress(read: PrivateRead): Promise<boolean> {
  const { session, site } = read;
  if (expressCartOf(session) === undefined) return false;
  try {
    const page = await pageCart({ ...read, session: checkoutSession(session) });
    if (page.orderNumber !== undefined) throw redirect(orderPath(site.locale, page.orderNumber), 303);
    if (page.cart !== undefined && isPaymentPending(page.cart))
      throw redirect(checkingPath(site.locale), 303);
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return false;
  }
  storeExpressCart(session, undefined);
  return true;
}

/** For checkout pages that are linked from the cart: drops the express cart first. */
export async function requireBagCart(read: PrivateRead): Promise<void> {
  if (read.url.searchParams.has(BAG_ONLY) && (await leaveExpress(read))) throw redirect(read.pathname, 303);
}
