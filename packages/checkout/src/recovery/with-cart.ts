import { errorOf } from '../errors/checkout-error.ts';

/** How long the notice of a cleared cart is shown before the page reloads (spec 1 §9). */
export const CART_RESET_RELOAD_DELAY_MS = 4_000;

/** Minimum time between two such reloads, to prevent a reload loop (spec 1 §9). */
export const RELOAD_GUARD_MS = 10_000;

/** True if the last automatic reload is long enough ago. */
export const mayReload = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs === undefined || nowMs < lastMs || nowMs - lastMs >= RELOAD_GUARD_MS;

/** Why a page or a call has lost its cart. */
export type CartLoss = 'cart-not-found' | 'invalid-customer';

export interface LostCart {
  readonly loss: CartLoss;
  readonly orderNumber?: string;
}

/** A call on a cart: the stored id, if any, a function to create one, and the call. */
export interface CartCall<Result> {
  readonly cartId: string | undefined;
  /** Creates a cart; after `invalid-customer` the customer's session has to end first. */
  readonly createCart: (lost?: LostCart) => Promise<string>;
  readonly call: (cartId: string) => Promise<Result>;
}

/** The result and the cart that it is about; store its id. */
export interface CartResult<Result> {
  readonly cartId: string;
  readonly result: Result;
  readonly replaced: boolean;
  readonly loss?: CartLoss;
  readonly orderNumber?: string;
}

/** Creates a missing cart; replaces a lost one and repeats the call once (spec 1 §4). */
export async function withCart<Result>({
  cartId,
  createCart,
  call,
}: CartCall<Result>): Promise<CartResult<Result>> {
  let lost: LostCart | undefined;
  if (cartId !== undefined) {
    try {
      return { cartId, result: await call(cartId), replaced: false };
    } catch (error) {
      const loss = cartLossOf(error);
      if (loss === undefined) throw error;
      const orderNumber = orderOf(error);
      lost = { loss, ...(orderNumber === undefined ? {} : { orderNumber }) };
    }
  }
  const fresh = await createCart(lost);
  return { cartId: fresh, result: await call(fresh), replaced: lost !== undefined, ...lost };
}

/** The number of the order that a rejected cart has become, to redirect the shopper there. */
export const orderOf = (error: unknown): string | undefined => errorOf(error)?.target?.orderNumber;

/** The loss of a page's cart, if an error means one: clear it, show a notice and reload. */
export function cartLossOf(error: unknown): CartLoss | undefined {
  const recovery = errorOf(error)?.recovery;
  if (recovery === 'new-cart-and-retry') return 'cart-not-found';
  return recovery === 'sign-out-and-reset' ? 'invalid-customer' : undefined;
}
