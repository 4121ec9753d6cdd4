import type { CallControls } from '@haberdash/api-client';
import type { Cart } from '@haberdash/api-client/cart';
import { cartLossOf, orderOf, withCart, type CartLoss, type LostCart } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isGuest } from './is-guest.server.ts';
import { favouriteStore } from '../../../browse/stores/index.server.ts';
import { isExpress, storeExpressCart } from '../model/express-cart.ts';
import { readLastOrder, storeLastOrder } from '../model/last-order.ts';
import { forgetPendingAdd } from './pending-add.server.ts';
import { orderPath } from '../model/order-path.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session'>;

/** The result of a cart call, with the lost cart that was replaced for it. */
export type CartCall = { readonly lost?: LostCart | undefined } & (
  | { readonly cart: Cart }
  | { readonly error: unknown }
);

export function cartOf(call: CartCall): Cart {
  if ('error' in call) throw call.error;
  return call.cart;
}

/** The account's cart, which another device may have created. */
export async function accountCart(
  { api, session }: Shopper,
  call: CallControls = {},
): Promise<Cart | undefined> {
  if (session.consumer() === undefined) return undefined;
  try {
    const bag = await api.cart.GET('/cart/v1/cart', call);
    return bag.totalItems === 0 ? undefined : bag;
  } catch (error) {
    if (cartLossOf(error) === undefined) throw error;
    return undefined;
  }
}

/** Continues with the account's cart; undefined where it has none. */
async function adoptAccountCart(shopper: Shopper, call?: CallControls): Promise<string | undefined> {
  const bag = await accountCart(shopper, call);
  if (bag !== undefined) shopper.session.setBasketId(bag.id);
  return bag?.id;
}

/**
 * Creates a cart and stores its id, or continues with the account's cart; ends the session of a deleted customer first
 * (spec 1 §4).
 */
async function createCart(
  shopper: Shopper,
  lost?: LostCart,
): Promise<{ readonly id: string; readonly isAdopted: boolean }> {
  const { api, session } = shopper;
  if (lost?.loss === 'invalid-customer') session.reset();
  const adopted =
    lost === undefined || lost.orderNumber !== undefined ? undefined : await adoptAccountCart(shopper);
  if (adopted !== undefined) return { id: adopted, isAdopted: true };
  const before = lost?.orderNumber ?? session.basketId() ?? readLastOrder(session) ?? 'none';
  const { id } = await api.cart.POST('/cart/v1/cart', {
    body: {},
    // Two tabs of a guest that add at the same time create one cart; the service does the same for accounts.
    ...(isGuest(session) ? { headers: { 'Idempotency-Key': `bag-after-${before}` } } : {}),
  });
  session.setBasketId(id);
  storeLastOrder(session, undefined);
  return { id, isAdopted: false };
}

/** Adds to the cart, which is created when missing and replaced once when it is lost or ordered. */
export async function addToCart(
  shopper: Shopper,
  call: (cartId: string) => Promise<Cart>,
): Promise<CartCall> {
  let lost: LostCart | undefined;
  try {
    const { result } = await withCart({
      cartId: shopper.session.basketId(),
      createCart: async (found) => {
        const { id, isAdopted } = await createCart(shopper, found);
        if (!isAdopted) lost = found;
        return id;
      },
      call,
    });
    return { cart: result, lost };
  } catch (error) {
    return { error, lost };
  }
}

export function changeCart(
  shopper: Shopper & Pick<PrivateRead, 'site'>,
  call: (cartId: string) => Promise<Cart>,
): Promise<CartCall> {
  return addToCart(shopper, async (cartId) => {
    try {
      const changed = await call(cartId);
      forgetPendingAdd(shopper.session);
      return changed;
    } catch (error) {
      const orderNumber = orderOf(error);
      if (orderNumber === undefined && isExpress(shopper.session) && cartLossOf(error) !== undefined) {
        storeExpressCart(shopper.session, undefined);
        throw redirect(`/${shopper.site.locale}/cart`, 303);
      }
      if (orderNumber === undefined) throw error;
      throw redirect(orderPath(shopper.site.locale, orderNumber), 303);
    }
  });
}

export interface PageCart {
  readonly cart: Cart | undefined;
  readonly loss?: CartLoss;
  /**
   * The order that the cart has become; stays in the session until its page was shown, or the cart page continues with
   * the account's next cart.
   */
  readonly orderNumber?: string;
}

const pageCarts = new WeakMap<object, Promise<PageCart>>();

/** Whether lines are refreshed, and controls of the call. */
interface CartRead {
  readonly isPatchRequired?: boolean;
  readonly call?: CallControls;
}

async function fetchCart(shopper: Shopper, read: CartRead, canAdopt = true): Promise<PageCart> {
  const { isPatchRequired = false, call = {} } = read;
  const { api, session } = shopper;
  const favStoreId = favouriteStore(session);
  const basketId =
    session.basketId() ?? (isExpress(session) ? undefined : await adoptAccountCart(shopper, call));
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
    if (orderNumber !== undefined) {
      const hasNextCart =
        isPatchRequired && canAdopt && (await adoptAccountCart(shopper, call)) !== undefined;
      return { cart: undefined, ...(hasNextCart ? await fetchCart(shopper, read, false) : {}), orderNumber };
    }
    const loss = cartLossOf(error);
    if (loss === undefined) throw error;
    if (isExpress(session)) {
      storeExpressCart(session, undefined);
      return { cart: undefined };
    }
    const { isAdopted } = await createCart(shopper, { loss });
    return canAdopt && isAdopted ? fetchCart(shopper, read, false) : { cart: undefined, loss };
  }
}

/**
 * The shopper's cart, read once per request; a lost one is replaced with a notice (spec 1 §8). Only the cart page
 * refreshes lines that cannot be delivered as chosen, because it explains this at each line.
 */
export function pageCart(shopper: Shopper, read: CartRead = {}): Promise<PageCart> {
  let loading = pageCarts.get(shopper.session);
  if (loading === undefined) pageCarts.set(shopper.session, (loading = fetchCart(shopper, read)));
  return loading;
}
