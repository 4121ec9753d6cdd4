import { NO_ANSWER, type CheckoutError } from '../errors/checkout-error.ts';

/** The steps with a page of their own. */
export type CheckoutPage = 'shipping' | 'billing' | 'summary';

/** `EXPRESS` started at the summary with saved data; one edit makes it `STANDARD` (spec 1 §4). */
export type CheckoutStatus = 'STANDARD' | 'EXPRESS';

/** The card issuer's challenge before an order is authorised. */
export interface CardChallenge {
  readonly url: string;
  readonly sessionID: string;
}

/** The state of a checkout; an error stays with the step that it sent the shopper to. */
export type CheckoutState =
  | { readonly step: CheckoutPage; readonly status: CheckoutStatus; readonly formError?: CheckoutError }
  | { readonly step: 'placing'; readonly status: CheckoutStatus }
  | {
      readonly step: 'challenge';
      readonly status: CheckoutStatus;
      readonly orderNumber: string;
      readonly challenge: CardChallenge;
    }
  | { readonly step: 'placed'; readonly orderNumber: string };

export type CheckoutEvent =
  | { readonly type: 'express' }
  | { readonly type: 'shipping-confirmed' }
  | { readonly type: 'billing-confirmed' }
  | { readonly type: 'edit'; readonly step: CheckoutPage }
  | { readonly type: 'place-order' }
  | { readonly type: 'challenge-required'; readonly orderNumber: string; readonly challenge: CardChallenge }
  | { readonly type: 'challenge-answered' }
  | { readonly type: 'order-placed'; readonly orderNumber: string }
  | { readonly type: 'rejected'; readonly formError: CheckoutError }
  | { readonly type: 'reset' };

/** The table of transitions: a row per step, a cell per event. */
export type TransitionTable = {
  readonly [Step in CheckoutState['step']]: {
    readonly [Type in CheckoutEvent['type']]?: (
      state: Extract<CheckoutState, { step: Step extends CheckoutPage ? CheckoutPage : Step }>,
      event: Extract<CheckoutEvent, { type: Type }>,
    ) => CheckoutState;
  };
};

/** A checkout starts at shipping (spec 1 §4). */
export const initialCheckout: CheckoutState = { step: 'shipping', status: 'STANDARD' };

const at = (step: CheckoutPage, status: CheckoutStatus = 'STANDARD'): CheckoutState => ({ step, status });

const PAGES: readonly CheckoutPage[] = ['shipping', 'billing', 'summary'];

function namedStep({ recovery }: CheckoutError): CheckoutPage | undefined {
  switch (recovery) {
    case 'to-shipping':
    case 'new-cart-and-retry':
    case 'sign-out-and-reset':
      return 'shipping';
    case 'to-billing':
      return 'billing';
    case 'refresh-cart':
      return 'summary';
    default:
      return undefined;
  }
}

/** The step to fix an error: its own, else `general`, never a later one; unchanged if unknown. */
export function stepOfError(
  formError: CheckoutError,
  current: CheckoutPage,
  general: CheckoutPage = current,
): CheckoutPage {
  if (formError.code === NO_ANSWER) return current;
  const wanted = namedStep(formError) ?? general;
  return PAGES.indexOf(wanted) < PAGES.indexOf(current) ? wanted : current;
}

const rejectedAt =
  (current: CheckoutPage, general?: CheckoutPage) =>
  (
    { status }: { readonly status: CheckoutStatus },
    { formError }: { readonly formError: CheckoutError },
  ) => ({
    step: stepOfError(formError, current, general),
    status,
    formError,
  });

/** Every allowed transition; other events change nothing. */
export const checkoutTransitions: TransitionTable = {
  shipping: {
    express: () => at('summary', 'EXPRESS'),
    'shipping-confirmed': ({ status }) => at('billing', status),
    rejected: rejectedAt('shipping'),
    reset: () => initialCheckout,
  },
  billing: {
    'billing-confirmed': ({ status }) => at('summary', status),
    edit: (state, { step }) => (step === 'shipping' ? at(step) : state),
    rejected: rejectedAt('billing'),
    reset: () => initialCheckout,
  },
  summary: {
    'place-order': ({ status }) => ({ step: 'placing', status }),
    edit: (state, { step }) => (step === 'summary' ? state : at(step)),
    rejected: rejectedAt('summary'),
    reset: () => initialCheckout,
  },
  placing: {
    'challenge-required': ({ status }, { orderNumber, challenge }) => ({
      step: 'challenge',
      status,
      orderNumber,
      challenge,
    }),
    'order-placed': (_state, { orderNumber }) => ({ step: 'placed', orderNumber }),
    // An error that names no step goes to billing (spec 1 §4).
    rejected: rejectedAt('summary', 'billing'),
  },
  challenge: {
    'challenge-answered': ({ status }) => ({ step: 'placing', status }),
    rejected: rejectedAt('summary', 'billing'),
  },
  placed: { reset: () => initialCheckout },
};

/** The next state; the same object if the event changes nothing. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const row: Readonly<Record<string, unknown>> = checkoutTransitions[state.step];
  const cell = row[event.type];
  // The table's type ties each cell to its step and event; a look-up by both loses that.
  return typeof cell === 'function'
    ? (cell as (s: CheckoutState, e: CheckoutEvent) => CheckoutState)(state, event)
    : state;
}
