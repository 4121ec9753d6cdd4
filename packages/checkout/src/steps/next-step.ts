import type { Cart } from '@haberdash/api-client/cart';
import { shippingMethodKind } from '../delivery/shipping-method-kind.ts';
import type { CheckoutPage } from './checkout-machine.ts';

/** What of a cart decides the step. */
export type CheckoutCart = Pick<Cart, 'items' | 'shippingMethods' | 'billingAddress' | 'flash'>;

const order: readonly CheckoutPage[] = ['shipping', 'billing', 'summary'];

/** A shipment knows its method, and where it goes: an address, a place to fetch it from, or a mailbox. */
const isKnown = ({ code, address, storeId }: CheckoutCart['shippingMethods'][number]): boolean =>
  code !== '' && (address !== undefined || storeId !== undefined || shippingMethodKind(code) === 'digital');

/** The method that the shopper chose is not possible any more, and another one stands in for it. */
const DOWNGRADED = 'OrderShippingMethodDowngraded';

/** A method that was taken for the shopper is not chosen yet: the shopper does that before paying. */
const isDelivered = ({ shippingMethods, flash }: CheckoutCart): boolean =>
  shippingMethods.length > 0 &&
  shippingMethods.every(isKnown) &&
  !flash.some(({ code }) => code === DOWNGRADED);

/** The first step that still lacks something: an address and a method, then billing and a payment, then the summary. */
export function nextStep(cart: CheckoutCart, hasPayment: boolean): CheckoutPage {
  if (!isDelivered(cart)) return 'shipping';
  return cart.billingAddress === undefined || !hasPayment ? 'billing' : 'summary';
}

/** A step opens when everything before it is there; nothing opens for an empty cart. */
export function stepAllowed(step: CheckoutPage, cart: CheckoutCart, hasPayment: boolean): boolean {
  return cart.items.length > 0 && order.indexOf(step) <= order.indexOf(nextStep(cart, hasPayment));
}
