import type { CartItemToAdd } from '@haberdash/api-client/cart';
import { DEFAULT_MAX_QTY } from '@haberdash/checkout';
import { createHash } from 'node:crypto';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { addToCart, type CartCall } from './cart-calls.server.ts';
import { addOnce } from './pending-add.server.ts';

/** What is to be put into the bag. */
export type ItemToAdd = Omit<CartItemToAdd, 'cartId' | 'maxQty'>;

/** Tells what is added without its words: a gift has an address in it. */
const nameOf = (cartId: string, item: ItemToAdd): string =>
  createHash('sha256')
    .update(JSON.stringify([cartId, item]))
    .digest('base64url');

/**
 * Puts something into the shopper's bag, once however often it is pressed while nobody answers; pass `isShownByBag`
 * where the page of the bag is what answers.
 */
export const addItem = (
  shopper: Pick<PrivateRead, 'api' | 'session'>,
  item: ItemToAdd,
  options: { readonly isShownByBag: boolean },
): Promise<CartCall> =>
  addToCart(shopper, (cartId) =>
    addOnce(
      shopper.session,
      nameOf(cartId, item),
      (idempotencyKey) =>
        shopper.api.cart.POST('/cart/v1/item', {
          body: [{ cartId, maxQty: DEFAULT_MAX_QTY, ...item }],
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      options,
    ),
  );
