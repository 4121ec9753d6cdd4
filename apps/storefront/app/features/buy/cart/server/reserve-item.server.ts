import { ApiError } from '@haberdash/api-client';
import { DEFAULT_MAX_QTY } from '@haberdash/checkout';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { storeLastOrder } from '../model/last-order.ts';
import { addItem, type ItemToAdd } from './add-item.server.ts';
import type { CartCall } from './cart-calls.server.ts';
import type { CartShopper } from './cart-change.server.ts';
import { addOnce } from './pending-add.server.ts';

type Shopper = Pick<CartShopper, 'api' | 'session'>;
type Options = Parameters<typeof addItem>[2];

/** Starts a cart with a store reservation (spec 1 §7); undefined where the store makes none. */
async function reserve(
  { api, session }: Shopper,
  item: ItemToAdd,
  options: Options,
): Promise<CartCall | undefined> {
  try {
    const cart = await addOnce(
      session,
      `reserve-${item.productId}-${item.storeId}-${item.qty}`,
      (idempotencyKey) =>
        api.cart.POST('/cart/v1/reserveWithItem', {
          body: [{ ...item, maxQty: DEFAULT_MAX_QTY }],
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      options,
    );
    session.setBasketId(cart.id);
    storeLastOrder(session, undefined);
    return { cart };
  } catch (error) {
    // Too many reservations or no stock: the usual call decides whether it can be bought.
    if (error instanceof ApiError && !isFailedRead(error)) return undefined;
    return { error };
  }
}

/**
 * Adds an item. A pickup item that starts a cart is reserved at its store; a reservation belongs to one cart, so a
 * cart with lines is added to without one.
 */
export async function addOrReserve(shopper: Shopper, item: ItemToAdd, options: Options): Promise<CartCall> {
  const begins = item.selectedShippingOption === 'pickup' && shopper.session.basketId() === undefined;
  const reserved = begins ? await reserve(shopper, item, options) : undefined;
  return reserved ?? addItem(shopper, item, options);
}
