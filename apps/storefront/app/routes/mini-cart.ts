import { pageCart } from '../cart/cart-calls.server.ts';
import { toCartView } from '../cart/cart-view.ts';
import type { MiniCartData } from '../cart/MiniCart.tsx';
import { replacedCart } from '../cart/replaced-cart.ts';
import { privateLoader } from '../reads/define-read.ts';

/** The shopper's bag for the sheet beside the page; asked for when it opens. */
export const loader = privateLoader(async (shopper): Promise<MiniCartData> => {
  const { cart, loss, orderNumber } = await pageCart(shopper);
  const isReplaced = loss !== undefined || orderNumber !== undefined;
  return {
    cart: cart === undefined ? undefined : toCartView(cart, shopper.t),
    replaced: replacedCart(shopper.t, {
      replaced: isReplaced,
      ...(orderNumber === undefined ? {} : { orderNumber }),
    }),
  };
});
