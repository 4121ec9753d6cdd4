import type { Cart } from '@haberdash/api-client/cart';
import { shippingMethodKind } from '../delivery/shipping-method-kind.ts';
import type { CheckoutPage } from './checkout-machine.ts';

export type CheckoutCart = Pick<Cart, 'items' | 'shippingMethods' | 'billingAddress' | 'flash'>;

const order: readonly CheckoutPage[] = ['shipping', 'billing', 'summary'];

/** True with a method and a destination: an address, a pickup location, or a mailbox. */
const isKnown = ({ code, address, storeId }: CheckoutCart['shippingMethods'][number]): boolean =>
  code !== '' && (address !== undefined || storeId !== undefined || shippingMethodKind(code) === 'digital');

/** The chosen method is no longer available and was replaced. */
const DOWNGRADED = 'OrderShippingMethodDowngraded';

/** A replaced method is not chosen yet: the shopper has to confirm it before paying. */
const isDelivered = ({ shippingMethods, flash }: CheckoutCart): boolean =>
  shippingMethods.length > 0 &&
  shippingMethods.every(isKnown) &&
  !flash.some(({ code }) => code === DOWNGRADED);

/** The first incomplete step: address and method, then billing and payment, then the summary. */
export function nextStep(cart: CheckoutCart, hasPayment: boolean): CheckoutPage {
  if (!isDelivered(cart)) return 'shipping';
  return cart.billingAddress === undefined || !hasPayment ? 'billing' : 'summary';
}

/** True if all earlier steps are complete; never for an empty cart. */
export function stepAllowed(step: CheckoutPage, cart: CheckoutCart, hasPayment: boolean): boolean {
  return cart.items.length > 0 && order.indexOf(step) <= order.indexOf(nextStep(cart, hasPayment));
}
