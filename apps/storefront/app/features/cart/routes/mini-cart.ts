import { pageCart } from '../server/cart-calls.server.ts';
import { toCartView } from '../model/cart-view.ts';
import type { MiniCartData } from '../components/MiniCart.tsx';
import { readLastOrder } from '../model/last-order.ts';
import { orderedNotice, replacedCart } from '../model/replaced-cart.ts';
import { privateLoader, type PrivateRead } from '../../../shared/reads/define-read.ts';
import { readOrUnread } from '../../../shared/reads/read-or-unread.server.ts';

/** The shopper's bag for the sheet beside the page; asked for when it opens. */
export const loader = privateLoader((shopper) => readOrUnread(shopper, () => readMiniCart(shopper)));

async function readMiniCart(shopper: PrivateRead): Promise<MiniCartData> {
  const { cart, loss, orderNumber } = await pageCart(shopper);
  const { t, session } = shopper;
  return {
    cart: cart === undefined ? undefined : toCartView(cart, t),
    replaced:
      loss === undefined
        ? orderedNotice(t, cart === undefined ? (orderNumber ?? readLastOrder(session)) : undefined)
        : replacedCart(t, { replaced: true }),
  };
}
