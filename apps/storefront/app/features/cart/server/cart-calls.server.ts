import type { CallControls } from '@haberdash/api-client';
import type { Cart } from '@haberdash/api-client/cart';
import { cartLossOf, orderOf, withCart, type CartLoss, type LostCart } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { favouriteStore } from '../../stores/index.server.ts';
import { storeLastOrder } from '../model/last-order.ts';
import { forgetUnansweredAdd } from './unanswered-add.server.ts';
import { orderPath } from '../model/order-path.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session'>;

const lostCarts = new WeakMap<object, LostCart>();

/** The cart that a call of this request found lost, and replaced. */
export const lostCartOf = ({ session }: Pick<PrivateRead, 'session'>): LostCart | undefined =>
  lostCarts.get(session);

/** Makes a cart and remembers it; the session of a customer who is gone ends before that (spec 1 §4). */
async function createCart({ api, session }: Shopper, lost?: LostCart): Promise<string> {
  if (lost?.loss === 'invalid-customer') session.reset();
  const { id } = await api.cart.POST('/cart/v1/cart', { body: {} });
  session.setBasketId(id);
  storeLastOrder(session, undefined);
  if (lost !== undefined) lostCarts.set(session, lost);
  return id;
}

/**
 * Adds to the shopper's cart: made when missing, replaced once when it is lost or was ordered, which `lostCartOf` then
 * says.
 */
export async function addToCart(shopper: Shopper, call: (cartId: string) => Promise<Cart>): Promise<Cart> {
  const { result } = await withCart({
    cartId: shopper.session.basketId(),
    createCart: (lost) => createCart(shopper, lost),
    call,
  });
  return result;
}

/** Changes what is in the shopper's cart; a cart that was ordered has nothing to change and leads to its order. */
export function changeCart(
  shopper: Shopper & Pick<PrivateRead, 'site'>,
  call: (cartId: string) => Promise<Cart>,
): Promise<Cart> {
  return addToCart(shopper, async (cartId) => {
    try {
      const changed = await call(cartId);
      forgetUnansweredAdd(shopper.session);
      return changed;
    } catch (error) {
      const orderNumber = orderOf(error);
      if (orderNumber === undefined) throw error;
      throw redirect(orderPath(shopper.site.locale, orderNumber), 303);
    }
  });
}

/** The cart of a page, and whether the one that was kept is gone. */
export interface PageCart {
  readonly cart: Cart | undefined;
  readonly loss?: CartLoss;
  /** The order that the cart has become; it stays in the session until the shopper has seen that order. */
  readonly orderNumber?: string;
}

const answers = new WeakMap<object, Promise<PageCart>>();

/** What a page asks of its cart: lines brought up to date, and how its call is sent. */
interface CartRead {
  readonly isPatchRequired?: boolean;
  readonly call?: CallControls;
}

async function fetchCart(
  shopper: Shopper,
  { isPatchRequired = false, call = {} }: CartRead,
): Promise<PageCart> {
  const { api, session } = shopper;
  const favStoreId = favouriteStore(session);
  const basketId = session.basketId();
  if (basketId === undefined) return { cart: undefined };
  try {
    return {
      cart: await api.cart.GET('/cart/v1/cart/{basketId}', {
        params: {
          path: { basketId },
          query: {
            inventorySupplyCheck: true,
            ...(isPatchRequired ? { isPatchRequired } : {}),
            ...(favStoreId === undefined ? {} : { favStoreId }),
          },
        },
        ...call,
      }),
    };
  } catch (error) {
    const orderNumber = orderOf(error);
    if (orderNumber !== undefined) return { cart: undefined, orderNumber };
    const loss = cartLossOf(error);
    if (loss === undefined) throw error;
    await createCart(shopper, { loss });
    return { cart: undefined, loss };
  }
}

/**
 * The shopper's cart, asked for once per request; a lost one is cleared and recreated, and the page is told (spec 1 §8).
 * The bag itself has lines brought up to date that cannot be delivered as they were, because it says so at each line.
 */
export function pageCart(shopper: Shopper, read: CartRead = {}): Promise<PageCart> {
  let answer = answers.get(shopper.session);
  if (answer === undefined) answers.set(shopper.session, (answer = fetchCart(shopper, read)));
  return answer;
}
