import type { CartShopper } from './cart-change.server.ts';

/** The current quantity, which a change of a line has to send; the page may be older. */
export async function quantityOf({ api }: CartShopper, basketId: string, itemId: string): Promise<number> {
  const { items } = await api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
  return items.find(({ id }) => id === itemId)?.qty ?? 1;
}
