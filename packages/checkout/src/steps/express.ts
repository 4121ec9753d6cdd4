import { initialCheckout, transition, type CheckoutState } from './checkout-machine.ts';

/** What of a shopper decides whether a checkout may begin at its summary. */
export interface ExpressFacts {
  /** Whether the shop lets checkouts begin with what is saved. */
  readonly isOn: boolean;
  readonly isSignedIn: boolean;
  /** A main card that has not expired. */
  readonly hasMainCard: boolean;
  /** A main address of the account, or a cart whose parts are all fetched somewhere. */
  readonly hasAddress: boolean;
}

/**
 * Where a checkout begins (spec 1 §4): at the summary with the status `EXPRESS` for somebody signed in whose main card
 * and address are saved, while the shop lets it; else at shipping.
 */
export const beginCheckout = ({ isOn, isSignedIn, hasMainCard, hasAddress }: ExpressFacts): CheckoutState =>
  isOn && isSignedIn && hasMainCard && hasAddress
    ? transition(initialCheckout, { type: 'express' })
    : initialCheckout;
