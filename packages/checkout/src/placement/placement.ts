import type { Flash, Order } from '@haberdash/api-client/cart';
import { placementErrorOf, unknownOutcome, type CheckoutError } from '../errors/checkout-error.ts';
import {
  transition,
  type CardChallenge,
  type CheckoutEvent,
  type CheckoutState,
} from '../steps/checkout-machine.ts';

export type PlacedOrder = Pick<Order, 'orderNumber' | 'flash'>;

export interface PlacementGateway {
  readonly placeOrder: () => Promise<PlacedOrder>;
  /** Submits the result of the card challenge. */
  readonly answerChallenge: (orderNumber: string, threeDS2Result: string) => Promise<PlacedOrder>;
}

export interface PlacementOptions {
  readonly gateway: PlacementGateway;
  readonly initial: CheckoutState;
  /** Maps a failure to an error to show; an unknown one is rethrown. */
  readonly toError?: (cause: unknown) => CheckoutError | undefined;
}

/** A store of the placement's state. */
export interface Placement {
  readonly getSnapshot: () => CheckoutState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Places the order once: ignored while a call is in flight, or in a state without this event. */
  readonly placeOrder: () => Promise<CheckoutState>;
  readonly answerChallenge: (threeDS2Result: string) => Promise<CheckoutState>;
}

/** The challenge of a `PaymentNotAuthorized` flash (spec 1 §4). */
export function challengeOf(flash: readonly Flash[]): CardChallenge | undefined {
  return flash.find(({ code }) => code === 'PaymentNotAuthorized')?.challenge;
}

/** Runs placement on the checkout machine: order, challenge, outcome. */
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
