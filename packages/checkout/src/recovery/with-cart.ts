import { errorOf } from '../errors/checkout-error.ts';

/** How long the notice of a cleared cart stands before the page loads anew (spec 1 §9). */
export const CART_RESET_RELOAD_DELAY_MS = 4_000;

/** How long after such a reload no other one follows, so that a page that loses every cart does not load for ever (spec 1 §9). */
export const RELOAD_GUARD_MS = 10_000;

/** Whether a page may load again by itself, by when it did so last. */
export const mayReload = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs === undefined || nowMs < lastMs || nowMs - lastMs >= RELOAD_GUARD_MS;

/** Why a page or a call has lost its cart. */
export type CartLoss = 'cart-not-found' | 'invalid-customer';

/** A cart that another one takes the place of. */
export interface LostCart {
  readonly loss: CartLoss;
  /** The order that the lost cart has become. */
  readonly orderNumber?: string;
}

/** What a call on a cart needs: the id that is kept, if any, a way to make one, and the call itself. */
export interface CartCall<Result> {
  readonly cartId: string | undefined;
  /** Makes a cart; where a customer is gone (`invalid-customer`) the session of that customer has to end first. */
  readonly createCart: (lost?: LostCart) => Promise<string>;
  readonly call: (cartId: string) => Promise<Result>;
}

/** The answer, and the cart that it is about: keep that id. */
export interface CartAnswer<Result> {
  readonly cartId: string;
  readonly result: Result;
  /** The cart that was kept is gone, and a new one took its place. */
  readonly replaced: boolean;
  /** Why it is gone. */
  readonly loss?: CartLoss;
  /** The order that the replaced cart has become. */
  readonly orderNumber?: string;
}

/**
 * Makes a cart when there is none; one that the service does not find, or whose customer is gone, is replaced and the
 * call repeated, once (spec 1 §4).
 */
export async function withCart<Result>({
  cartId,
  createCart,
  call,
}: CartCall<Result>): Promise<CartAnswer<Result>> {
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

/** The number of the order that a rejected cart has become: it is not lost, and its shopper is led to the order. */
export const orderOf = (error: unknown): string | undefined => errorOf(error)?.target?.orderNumber;

/** Whether an error means that the cart of a page is lost: it is then cleared, told about, and the page loads anew. */
export function cartLossOf(error: unknown): CartLoss | undefined {
  const recovery = errorOf(error)?.recovery;
  if (recovery === 'new-cart-and-retry') return 'cart-not-found';
  return recovery === 'sign-out-and-reset' ? 'invalid-customer' : undefined;
}
