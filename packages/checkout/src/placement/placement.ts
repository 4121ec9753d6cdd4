import type { Flash, Order } from '@haberdash/api-client/cart';
import { placementErrorOf, unknownOutcome, type CheckoutError } from '../errors/checkout-error.ts';
import {
  transition,
  type CardChallenge,
  type CheckoutEvent,
  type CheckoutState,
} from '../steps/checkout-machine.ts';

/** What placement reads of an order. */
export type PlacedOrder = Pick<Order, 'orderNumber' | 'flash'>;

/** The two calls of placement, made by whoever has a client. */
export interface PlacementGateway {
  readonly placeOrder: () => Promise<PlacedOrder>;
  /** Hands in the result of the card challenge. */
  readonly answerChallenge: (orderNumber: string, threeDS2Result: string) => Promise<PlacedOrder>;
}

export interface PlacementOptions {
  readonly gateway: PlacementGateway;
  readonly initial: CheckoutState;
  /** Names a failure that is shown; one that it does not know is thrown on. */
  readonly toError?: (cause: unknown) => CheckoutError | undefined;
}

/** Placement as a thing to subscribe to. */
export interface Placement {
  readonly getSnapshot: () => CheckoutState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends once: while a call is under way, or in a state without this event, nothing is sent. */
  readonly placeOrder: () => Promise<CheckoutState>;
  readonly answerChallenge: (threeDS2Result: string) => Promise<CheckoutState>;
}

/** The challenge that a `PaymentNotAuthorized` flash asks for (spec 1 §4). */
export function challengeOf(flash: readonly Flash[]): CardChallenge | undefined {
  return flash.find(({ code }) => code === 'PaymentNotAuthorized')?.challenge;
}

/** Runs placement over the checkout machine: order, challenge, outcome; the gateway is passed in. */
export function createPlacement({
  gateway,
  initial,
  toError = placementErrorOf,
}: PlacementOptions): Placement {
  let state = initial;
  const listeners = new Set<() => void>();
  const send = (event: CheckoutEvent): boolean => {
    const next = transition(state, event);
    if (next === state) return false;
    state = next;
    for (const listener of listeners) listener();
    return true;
  };
  const run = async (call: () => Promise<PlacedOrder>): Promise<CheckoutState> => {
    try {
      const { orderNumber, flash } = await call();
      const challenge = challengeOf(flash);
      send(
        challenge === undefined
          ? { type: 'order-placed', orderNumber }
          : { type: 'challenge-required', orderNumber, challenge },
      );
    } catch (cause) {
      const formError = toError(cause);
      send({ type: 'rejected', formError: formError ?? unknownOutcome('fault') });
      if (formError === undefined) throw cause;
    }
    return state;
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    placeOrder: async () => (send({ type: 'place-order' }) ? run(gateway.placeOrder) : state),
    answerChallenge: async (threeDS2Result) => {
      if (state.step !== 'challenge') return state;
      const { orderNumber } = state;
      send({ type: 'challenge-answered' });
      return run(() => gateway.answerChallenge(orderNumber, threeDS2Result));
    },
  };
}
