import { useOutletContext } from 'react-router';
import type { CartView } from '../../cart/index.ts';
import type { PaymentState } from '../model/tenders.ts';

/** The context of checkout steps; both are missing where the cart cannot be read. */
export interface CheckoutContext {
  readonly cart: CartView | undefined;
  readonly payment: PaymentState | undefined;
}

export const useCheckout = (): CheckoutContext => useOutletContext<CheckoutContext>();
