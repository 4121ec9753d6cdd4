import type { LostCart } from '@haberdash/checkout';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { ReplacedCart } from './cart-result.ts';

export function lostCartNotice(t: Translator, { loss, orderNumber }: LostCart): ReplacedCart {
  if (orderNumber !== undefined) return { text: t('cart.replacedOrdered', { orderNumber }), orderNumber };
  return loss === 'invalid-customer'
    ? { text: t('cart.lostInvalidCustomer'), loss }
    : { text: t('cart.lostNotFound') };
}

/** As `lostCartNotice`, for an ordered cart; undefined without an order. */
export const orderedNotice = (t: Translator, orderNumber: string | undefined): ReplacedCart | undefined =>
  orderNumber === undefined ? undefined : lostCartNotice(t, { loss: 'cart-not-found', orderNumber });
