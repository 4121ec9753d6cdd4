import type { CartShopper } from './cart-change.server.ts';

/** A change of a line says its quantity too: that of the cart now, not of a page that may be older. */
export async function quantityOf({ api }: CartShopper, basketId: string, itemId: string): Promise<number> {
  const { items } = await api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
  return items.find(({ id }) => id === itemId)?.qty ?? 1;
}
