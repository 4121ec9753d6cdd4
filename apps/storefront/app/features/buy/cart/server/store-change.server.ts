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

/** The store for which the shopper has confirmed that lines stay in other stores. */
const CONFIRMED_STORE = 'stores-kept-for';

/** Whether the shopper has confirmed it for this store. */
const isConfirmed = ({ value }: Pick<PrivateRead['session'], 'value'>, storeId: string): boolean =>
  value(CONFIRMED_STORE) === storeId;

/** The prompt after a change of store; none once the shopper has confirmed. */
export const storeChangeAfter = (
  { session, t }: CartShopper,
  cart: Cart,
  storeId: string,
): StoreChangeView | undefined =>
  isConfirmed(session, storeId) ? undefined : storeChangeOf(toCartView(cart, t), storeId);

/** The prompt about lines for pickup in another store than the preferred one (spec 1 §1). */
export async function readStoreChange(
  read: PrivateRead,
  cart: Pick<CartView, 'items'>,
): Promise<StoreChangeView | undefined> {
  const storeId = favouriteStore(read.session);
  if (storeId === undefined || isConfirmed(read.session, storeId)) return undefined;
  if (linesElsewhere(cart, storeId).length === 0) return undefined;
  const known = storeChangeOf(cart, storeId);
  if (known !== undefined) return known;
  // Chosen on another page, so no line has its name.
  const name = await readStoreName(read, storeId);
  return name === undefined ? undefined : storeChangeOf(cart, storeId, name);
}

/** Moves each line to this store; unavailable ones stay where they are. */
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
      // Only this line is affected; anything else is a fault.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  }
  return cart;
}

/** Moves all pickups to the preferred store. */
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

/** Leaves lines in their stores, and does not ask again until the store changes. */
export function confirmStores({ session, t }: CartShopper, form: FormData): Promise<CartResult> {
  session.setValue(CONFIRMED_STORE, textOf(form, 'storeId').slice(0, 40));
  return Promise.resolve({ ok: true, intent: 'keep-stores', text: t('cart.storesKept') });
}
