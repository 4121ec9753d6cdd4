import { pageCart } from '../cart/cart-calls.server.ts';
import { toCartView } from '../cart/cart-view.ts';
import type { MiniCartData } from '../cart/MiniCart.tsx';
import { privateLoader } from '../reads/define-read.ts';

/** The shopper's bag for the sheet beside the page; asked for when it opens. */
export const loader = privateLoader(async (shopper): Promise<MiniCartData> => {
  const { cart } = await pageCart(shopper);
  return { cart: cart === undefined ? undefined : toCartView(cart, shopper.t) };
});
