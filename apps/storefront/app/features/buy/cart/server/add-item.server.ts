import type { CartItemToAdd } from '@haberdash/api-client/cart';
import { DEFAULT_MAX_QTY } from '@haberdash/checkout';
import { createHash } from 'node:crypto';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { addToCart, type CartCall } from './cart-calls.server.ts';
import { addOnce } from './pending-add.server.ts';

export type ItemToAdd = Omit<CartItemToAdd, 'cartId' | 'maxQty'>;

/** A key for an item without personal data: a gift contains an address. */
const nameOf = (cartId: string, item: ItemToAdd): string =>
  createHash('sha256')
    .update(JSON.stringify([cartId, item]))
    .digest('base64url');

/** Adds an item idempotently until a response arrives; pass `isShownByBag` where the cart page is the response. */
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
