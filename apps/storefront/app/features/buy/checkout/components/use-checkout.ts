import { useOutletContext } from 'react-router';
import type { CartView } from '../../cart/index.ts';
import type { PaymentState } from '../model/tenders.ts';

/** What the frame of the checkout gives its steps; both are missing where the cart cannot be read. */
export interface CheckoutContext {
  readonly cart: CartView | undefined;
  readonly payment: PaymentState | undefined;
}

/** The cart that is being ordered, and how much of it is paid for already. */
export const useCheckout = (): CheckoutContext => useOutletContext<CheckoutContext>();
