import type { Translator } from '../../../shared/i18n/translator.ts';
import type { ReplacedCart } from './cart-answer.ts';

/** What became of the cart that was kept, in words. */
export function replacedCart(
  t: Translator,
  { replaced, orderNumber }: { readonly replaced: boolean; readonly orderNumber?: string },
): ReplacedCart | undefined {
  if (!replaced) return undefined;
  return orderNumber === undefined
    ? { text: t('cart.lostNotFound') }
    : { text: t('cart.replacedOrdered', { orderNumber }), orderNumber };
}

/** As `replacedCart`, of a cart that was ordered; nothing without an order. */
export const orderedNotice = (t: Translator, orderNumber: string | undefined): ReplacedCart | undefined =>
  orderNumber === undefined ? undefined : replacedCart(t, { replaced: true, orderNumber });
