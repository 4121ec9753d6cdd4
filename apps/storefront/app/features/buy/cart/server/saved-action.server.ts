import type { Cart } from '@haberdash/api-client/cart';
import type { CartResult } from '../model/cart-result.ts';
import { addToCart, changeCart } from './cart-calls.server.ts';
import { attempt, cartResult, makeChange, type CartShopper } from './cart-change.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';

const loadCart = async (
  { api }: CartShopper,
  basketId: string,
  { cart }: { readonly cart?: Cart },
): Promise<Cart> =>
  cart ?? (await api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } }));

export function saveLine(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const product = textOf(form, 'name').slice(0, 120);
  return makeChange(
    shopper,
    'save',
    { itemId },
    {
      run: () =>
        changeCart(shopper, async (basketId) => {
          const result = await api.cart.POST('/cart/v2/cart/{basketId}/saveForLater', {
            params: { path: { basketId } },
            body: { itemId },
          });
          return loadCart(shopper, basketId, result);
        }),
      result: (cart) => cartResult(shopper, 'save', cart, { text: t('cart.savedLine', { product }) }),
      isMade: ({ items }) => !items.some(({ id }) => id === itemId),
    },
  );
}

/** Moves a saved item to the cart, which is created when missing; an error keeps it saved. */
export function moveSaved(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const saveForLaterId = textOf(form, 'savedId');
  const product = textOf(form, 'name').slice(0, 120);
  return makeChange(
    shopper,
    'move',
    { itemId },
    {
      run: () =>
        addToCart(shopper, async (cartId) => {
          const response = await api.cart.PUT('/cart/v2/saveForLater', {
            body: { saveForLaterId, itemId, cartId },
          });
          return loadCart(shopper, cartId, response);
        }),
      result: (cart) => cartResult(shopper, 'move', cart, { text: t('cart.movedSaved', { product }) }),
    },
  );
}

/** Removes a saved item; returns the unchanged cart. */
export function removeSaved(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const saveForlaterId = textOf(form, 'savedId');
  const product = textOf(form, 'name').slice(0, 120);
  return attempt(shopper, 'remove-saved', { itemId }, async () => {
    await api.cart.DELETE('/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', {
      params: { path: { saveForlaterId, itemId } },
    });
    return { ok: true, intent: 'remove-saved', text: t('cart.removedSaved', { product }) };
  });
}
