import { pageCart } from '../../cart/index.server.ts';
import { SHORT_OF_STOCK, isExpress, isPaymentPending, checkingPath, orderPath } from '../../cart/index.ts';
import type { Cart } from '@haberdash/api-client/cart';
import { nextStep, stepAllowed, type CheckoutPage } from '@haberdash/checkout';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isCovered } from '../model/tenders.ts';
import { readPaymentChoice, type PaymentChoice } from '../model/payment-choice.ts';

export const stepPath = (locale: string, step: CheckoutPage): string => `/${locale}/checkout/${step}`;

/** The cart page that tells about a lost cart. */
export const lostCartPath = (locale: string, loss: 'cart-not-found' | 'invalid-customer'): string =>
  `/${locale}/cart?lost=${loss}`;

export interface CheckoutCart {
  readonly cart: Cart;
  readonly payment: PaymentChoice | undefined;
}

/** The cart of the checkout; redirects to the order that it became, to the pending payment, or to the cart page. */
export async function requireCart(read: PrivateRead): Promise<CheckoutCart> {
  const { locale } = read.site;
  const { cart, loss, orderNumber } = await pageCart(read);
  if (orderNumber !== undefined) throw redirect(orderPath(locale, orderNumber), 303);
  if (loss !== undefined) throw redirect(lostCartPath(locale, loss));
  if (cart === undefined || cart.items.length === 0) throw redirect(`/${locale}/cart`);
  if (isPaymentPending(cart)) throw redirect(checkingPath(locale), 303);
  if (cart.items.some(({ available }) => !available))
    throw redirect(
      `/${locale}/cart?rejected=${isExpress(read.session) ? 'ITEM_OOS&of=product' : SHORT_OF_STOCK}`,
    );
  return { cart, payment: readPaymentChoice(read.session, cart.id) };
}

/** Whether the cart can be placed as far as its payment goes: a card was chosen, or nothing is left for one. */
export const isPayable = ({ cart, payment }: CheckoutCart): boolean =>
  payment !== undefined || isCovered(cart);

/** As `requireCart`, and a step that lacks what comes before it leads to the one that is next. */
export async function requireStep(read: PrivateRead, step: CheckoutPage): Promise<CheckoutCart> {
  const found = await requireCart(read);
  const hasPayment = isPayable(found);
  if (stepAllowed(step, found.cart, hasPayment)) return found;
  throw redirect(stepPath(read.site.locale, nextStep(found.cart, hasPayment)));
}
