import { describe, expect, it } from 'vitest';
import { apiError } from '../checkout.fixtures.ts';
import { errorOf, type CheckoutError } from '../errors/checkout-error.ts';
import {
  checkoutTransitions,
  initialCheckout,
  transition,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-machine.ts';

const named = (errorId: string): CheckoutError => {
  const formError = errorOf(apiError(errorId));
  if (formError === undefined) throw new Error('an error was expected');
  return formError;
};
const challenge = { url: 'https://issuer.test/challenge', sessionID: 'session-1' };
const states: Record<CheckoutState['step'], CheckoutState> = {
  shipping: initialCheckout,
  billing: { step: 'billing', status: 'STANDARD' },
  summary: { step: 'summary', status: 'STANDARD' },
  placing: { step: 'placing', status: 'STANDARD' },
  challenge: { step: 'challenge', status: 'STANDARD', orderNumber: 'NF00000001', challenge },
  placed: { step: 'placed', orderNumber: 'NF00000001' },
};
const events: Record<CheckoutEvent['type'], CheckoutEvent> = {
  express: { type: 'express' },
  'shipping-confirmed': { type: 'shipping-confirmed' },
  'billing-confirmed': { type: 'billing-confirmed' },
  edit: { type: 'edit', step: 'shipping' },
  'place-order': { type: 'place-order' },
  'challenge-required': { type: 'challenge-required', orderNumber: 'NF00000001', challenge },
  'challenge-answered': { type: 'challenge-answered' },
  'order-placed': { type: 'order-placed', orderNumber: 'NF00000001' },
  rejected: { type: 'rejected', formError: named('PAY400') },
  reset: { type: 'reset' },
};
const run = (...all: CheckoutEvent[]) => all.reduce(transition, initialCheckout);

describe('the checkout machine', () => {
  it('goes from shipping over billing and summary to a placed order', () => {
    const path = [
      events['shipping-confirmed'],
      events['billing-confirmed'],
      events['place-order'],
      events['order-placed'],
    ];
    expect(path.map((_event, index) => run(...path.slice(0, index + 1)).step)).toEqual([
      'billing',
      'summary',
      'placing',
      'placed',
    ]);
  });

  it('starts express checkout at the summary and keeps the status until an edit', () => {
    expect(run(events.express)).toEqual({ step: 'summary', status: 'EXPRESS' });
    expect(run(events.express, events['place-order'])).toMatchObject({ status: 'EXPRESS' });
    expect(run(events.express, events.edit)).toEqual({ step: 'shipping', status: 'STANDARD' });
  });

  it('places after a completed challenge', () => {
    expect(transition(states.challenge, events['challenge-answered']).step).toBe('placing');
    expect(transition(states.challenge, events['order-placed'])).toBe(states.challenge);
  });

  it.each([
    ['PAY400', 'billing'],
    ['PYT402', 'billing'],
    ['BIL400', 'billing'],
    ['CHK380', 'shipping'],
    ['SHP404', 'shipping'],
    ['PAY401', 'shipping'],
    ['INV701', 'summary'],
    ['ORD415', 'summary'],
    ['GFO404', 'billing'],
    ['TAX309', 'billing'],
    ['XYZ123', 'billing'],
  ])('sends a placement rejected with %s to %s, with the error', (errorId, step) => {
    const formError = named(errorId);
    expect(transition(states.placing, { type: 'rejected', formError })).toEqual({
      step,
      status: 'STANDARD',
      formError,
    });
  });

  it('never goes forward with an error', () => {
    for (const errorId of ['INV701', 'ORD415', 'PAY400', 'XYZ123']) {
      const event = { type: 'rejected', formError: named(errorId) } as const;
      expect(transition(states.shipping, event)).toMatchObject({ step: 'shipping' });
      expect(transition(states.billing, event)).toMatchObject({ step: 'billing' });
    }
  });

  it('sends a failed challenge to billing', () => {
    expect(transition(states.challenge, events.rejected)).toMatchObject({ step: 'billing' });
  });

  it('drops an error with the next step', () => {
    const rejected = transition(states.placing, events.rejected);
    expect(transition(rejected, events['billing-confirmed'])).toEqual({
      step: 'summary',
      status: 'STANDARD',
    });
  });

  it('edits backwards only', () => {
    expect(transition(states.billing, { type: 'edit', step: 'summary' })).toBe(states.billing);
    expect(transition(states.summary, { type: 'edit', step: 'billing' }).step).toBe('billing');
  });

  it('starts over after an order was placed', () => {
    expect(transition(states.placed, events.reset)).toBe(initialCheckout);
  });

  const absent = Object.values(states).flatMap((state) =>
    Object.values(events)
      .filter(({ type }) => !Object.hasOwn(checkoutTransitions[state.step], type))
      .map((event) => [state.step, event.type, state, event] as const),
  );
  it.each(absent)('in %s, %s changes nothing', (_step, _type, state, event) => {
    expect(transition(state, event)).toBe(state);
  });

  it('reaches every step from shipping', () => {
    const reached = new Map<string, CheckoutState>([[initialCheckout.step, initialCheckout]]);
    for (const state of reached.values()) {
      for (const event of Object.values(events)) {
        const next = transition(state, event);
        if (!reached.has(next.step)) reached.set(next.step, next);
      }
    }
    expect([...reached.keys()].toSorted()).toEqual(Object.keys(states).toSorted());
  });
});
