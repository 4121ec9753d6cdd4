import type { Cart } from '@haberdash/api-client/cart';
import { cartLossOf, withCart, type CartLoss } from '@haberdash/checkout';
import type { PrivateRead } from '../reads/define-read.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session'>;

/** Makes a cart and remembers it. */
async function createCart({ api, session }: Shopper): Promise<string> {
  const { id } = await api.cart.POST('/cart/v1/cart', { body: {} });
  session.setBasketId(id);
  return id;
}

/** Runs a change on the shopper's cart: made when missing, replaced once when lost. */
export async function changeCart(shopper: Shopper, call: (cartId: string) => Promise<Cart>): Promise<Cart> {
  const { result } = await withCart({
    cartId: shopper.session.basketId(),
    createCart: () => createCart(shopper),
    call,
  });
  return result;
}

/** The cart of a page, and whether the one that was kept is gone. */
export interface PageCart {
  readonly cart: Cart | undefined;
  readonly loss?: CartLoss;
}

const answers = new WeakMap<object, Promise<PageCart>>();

async function fetchCart(shopper: Shopper): Promise<PageCart> {
  const { api, session } = shopper;
  const basketId = session.basketId();
  if (basketId === undefined) return { cart: undefined };
  try {
    return {
      cart: await api.cart.GET('/cart/v1/cart/{basketId}', {
        params: { path: { basketId }, query: { inventorySupplyCheck: true } },
      }),
    };
  } catch (error) {
    const loss = cartLossOf(error);
    if (loss === undefined) throw error;
    if (loss === 'invalid-customer') session.reset();
    await createCart(shopper);
    return { cart: undefined, loss };
  }
}

/** The shopper's cart, asked for once per request; a lost one is cleared and recreated, and the page is told (spec 1 §8). */
export function pageCart(shopper: Shopper): Promise<PageCart> {
  let answer = answers.get(shopper.session);
  if (answer === undefined) answers.set(shopper.session, (answer = fetchCart(shopper)));
  return answer;
}
