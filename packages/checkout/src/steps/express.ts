import { initialCheckout, transition, type CheckoutState } from './checkout-machine.ts';

/** What decides whether a checkout may start at the summary. */
export interface ExpressFacts {
  /** Whether the shop allows express checkout. */
  readonly isOn: boolean;
  readonly isSignedIn: boolean;
  /** A main card that has not expired. */
  readonly hasMainCard: boolean;
  /** A main address of the account, or a cart for pickup only. */
  readonly hasAddress: boolean;
}

/** The first step (spec 1 §4): the summary (`EXPRESS`) with saved card and address, else shipping. */
export const beginCheckout = ({ isOn, isSignedIn, hasMainCard, hasAddress }: ExpressFacts): CheckoutState =>
  isOn && isSignedIn && hasMainCard && hasAddress
    ? transition(initialCheckout, { type: 'express' })
    : initialCheckout;
