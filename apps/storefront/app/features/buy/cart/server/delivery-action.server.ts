import type { Cart } from '@haberdash/api-client/cart';
import { setFavouriteStore } from '../../../browse/stores/index.server.ts';
import type { CartResult } from '../model/cart-result.ts';
import { CHOSEN_WAYS, wayOf, type ChosenWay } from '../model/line-delivery.ts';
import { changeCart } from './cart-calls.server.ts';
import { cartResult, makeChange, type CartShopper } from './cart-change.server.ts';
import { storeChangeAfter } from './store-change.server.ts';
import { quantityOf } from './line-quantity.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';

const isDelivered = ({ items }: Cart, itemId: string, way: ChosenWay, storeId: string): boolean =>
  items.some(
    (item) =>
      item.id === itemId && wayOf(item.selectedShippingOption) === way && (item.storeId ?? '') === storeId,
  );

/** Changes the delivery of a line; a chosen store becomes the preferred one. */
export function setDelivery(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, session, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const product = textOf(form, 'name').slice(0, 120);
  const way = CHOSEN_WAYS.find((each) => each === textOf(form, 'way')) ?? 'home';
  const storeId = way === 'home' ? '' : textOf(form, 'storeId').slice(0, 40);
  return makeChange(
    shopper,
    'delivery',
    { itemId },
    {
      run: () =>
        changeCart(shopper, async (cartId) => {
          const qty = await quantityOf(shopper, cartId, itemId);
          return api.cart.PUT('/cart/v1/cart/{basketId}/item', {
            params: { path: { basketId: cartId } },
            body: {
              cartId,
              itemId,
              qty,
              selectedShippingOption: way,
              ...(storeId === '' ? {} : { storeId }),
            },
          });
        }),
      result: (cart) => {
        const text = t('cart.deliverySaved', { product });
        if (way !== 'pickup' && way !== 'sts') return cartResult(shopper, 'delivery', cart, { text });
        setFavouriteStore(session, storeId);
        const storeChange = storeChangeAfter(shopper, cart, storeId);
        return cartResult(shopper, 'delivery', cart, {
          text,
          ...(storeChange === undefined ? {} : { storeChange }),
        });
      },
      isMade: (cart) => isDelivered(cart, itemId, way, storeId),
    },
  );
}
