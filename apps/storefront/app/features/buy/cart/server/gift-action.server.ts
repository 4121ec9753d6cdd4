import type { CartResult } from '../model/cart-result.ts';
import { GIFT_MESSAGE_LENGTH, lineGift } from '../model/line-gift.ts';
import { changeCart } from './cart-calls.server.ts';
import { cartResult, makeChange, reject, type CartShopper } from './cart-change.server.ts';
import { quantityOf } from './line-quantity.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';

/** Sets the gift options of a line; with none of them the line is no gift. */
export function setGift(shopper: CartShopper, form: FormData): Promise<CartResult> {
  const { api, t } = shopper;
  const itemId = textOf(form, 'itemId');
  const message = textOf(form, 'message').trim();
  const wrap = form.has('wrap');
  const receipt = form.has('receipt');
  if (message.length > GIFT_MESSAGE_LENGTH) {
    const text = t('cart.giftMessageLong', { max: GIFT_MESSAGE_LENGTH });
    return Promise.resolve(reject('gift', { code: 'tooLong', text, place: 'line', itemId, typed: message }));
  }
  return makeChange(
    shopper,
    'gift',
    { itemId, typed: message },
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
              giftOption: {
                ...(wrap ? { wrap } : {}),
                ...(receipt ? { receipt } : {}),
                ...(message === '' ? {} : { message }),
              },
            },
          });
        }),
      result: (cart) => cartResult(shopper, 'gift', cart, { text: t('cart.giftSaved') }),
      isMade: ({ items }) =>
        items.some((item) => {
          const gift = lineGift(item);
          return (
            item.id === itemId &&
            (gift?.wrap ?? false) === wrap &&
            (gift?.receipt ?? false) === receipt &&
            (gift?.message ?? '') === message
          );
        }),
    },
  );
}
