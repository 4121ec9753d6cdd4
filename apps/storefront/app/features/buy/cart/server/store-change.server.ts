import { ApiError } from '@haberdash/api-client';
import type { Cart } from '@haberdash/api-client/cart';
import { favouriteStore, setFavouriteStore, readStoreName } from '../../../browse/stores/index.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toCartView, type CartView } from '../model/cart-view.ts';
import type { CartResult } from '../model/cart-result.ts';
import { linesElsewhere, storeChangeOf, type StoreChangeView } from '../model/store-change.ts';
import { changeCart } from './cart-calls.server.ts';
import { cartResult, makeChange, reject, type CartShopper } from './cart-change.server.ts';

/** The store for which the shopper has said that every line stays where it is. */
const CONFIRMED_STORE = 'stores-kept-for';

/** Whether the shopper has answered already what becomes of the lines in other stores. */
const isAnswered = ({ value }: Pick<PrivateRead['session'], 'value'>, storeId: string): boolean =>
  value(CONFIRMED_STORE) === storeId;

/** What is said of lines in other stores right after a store was chosen; nothing once the shopper has answered. */
export const storeChangeAfter = (
  { session, t }: CartShopper,
  cart: Cart,
  storeId: string,
): StoreChangeView | undefined =>
  isAnswered(session, storeId) ? undefined : storeChangeOf(toCartView(cart, t), storeId);

/** What the bag says of lines that are fetched in another store than the shopper's own by now (spec 1 §1). */
export async function readStoreChange(
  read: PrivateRead,
  cart: Pick<CartView, 'items'>,
): Promise<StoreChangeView | undefined> {
  const storeId = favouriteStore(read.session);
  if (storeId === undefined || isAnswered(read.session, storeId)) return undefined;
  if (linesElsewhere(cart, storeId).length === 0) return undefined;
  const known = storeChangeOf(cart, storeId);
  if (known !== undefined) return known;
  // It was chosen elsewhere: nothing in the bag says its name.
  const name = await readStoreName(read, storeId);
  return name === undefined ? undefined : storeChangeOf(cart, storeId, name);
}

/** Has the lines of other stores fetched in this one, each on its own: what it does not have stays where it is. */
async function moveLines({ api, t }: CartShopper, cartId: string, storeId: string): Promise<Cart> {
  const path = { basketId: cartId };
  let cart = await api.cart.GET('/cart/v1/cart/{basketId}', { params: { path } });
  for (const { id: itemId, qty, delivery } of linesElsewhere(toCartView(cart, t), storeId)) {
    const selectedShippingOption = delivery?.way === 'sts' ? 'sts' : 'pickup';
    try {
      cart = await api.cart.PUT('/cart/v1/cart/{basketId}/item', {
        params: { path },
        body: { cartId, itemId, qty, selectedShippingOption, storeId },
      });
    } catch (error) {
      // The store has not enough of it, or takes no such line; anything else is not about this line.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  }
  return cart;
}

/** Has everything fetched in the shopper's own store. */
export function gatherLines(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { session, t } = shopper;
  const storeId = textOf(form, 'storeId').slice(0, 40);
  const store = textOf(form, 'storeName').slice(0, 80);
  return makeChange(
    shopper,
    'gather',
    {},
    {
      run: () => changeCart(shopper, (cartId) => moveLines(shopper, cartId, storeId)),
      result: (cart) => {
        setFavouriteStore(session, storeId);
        const left = linesElsewhere(toCartView(cart, t), storeId).map(({ name }) => name);
        if (left.length === 0)
          return cartResult(shopper, 'gather', cart, { text: t('cart.gathered', { store }) });
        const text = t('cart.gatheredNot', { store, products: t.formats.list(left) });
        return reject('gather', { code: 'NOT_IN_STORE', text, place: 'banner' });
      },
    },
  );
}

/** Leaves every line in its store, and does not ask again until another store is chosen. */
export function confirmStores({ session, t }: CartShopper, form: FormData): Promise<CartResult> {
  session.setValue(CONFIRMED_STORE, textOf(form, 'storeId').slice(0, 40));
  return Promise.resolve({ ok: true, intent: 'keep-stores', text: t('cart.storesKept') });
}
