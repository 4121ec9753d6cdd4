import { TransportError } from '@haberdash/api-client';
import { describe, expect, it, vi } from 'vitest';
import { apiError, order } from '../checkout.fixtures.ts';
import type { CheckoutState } from '../steps/checkout-machine.ts';
import { createPlacement, type PlacedOrder } from './placement.ts';

const summary: CheckoutState = { step: 'summary', status: 'STANDARD' };
const challenge = { url: 'https://issuer.test/challenge', sessionID: 'session-1' };
const challenged = order({
  flash: [{ code: 'PaymentNotAuthorized', message: 'Ask the issuer.', challenge }],
});
const answering = (response: PlacedOrder | Error) => async () => {
  if (response instanceof Error) throw response;
  return response;
};
const placement = (placeOrder: PlacedOrder | Error, answerChallenge: PlacedOrder | Error = order()) =>
  createPlacement({
    gateway: { placeOrder: answering(placeOrder), answerChallenge: answering(answerChallenge) },
    initial: summary,
  });

describe('placement', () => {
  it('places an order and notifies listeners', async () => {
    const placing = placement(order());
    const seen: string[] = [];
    const stop = placing.subscribe(() => seen.push(placing.getSnapshot().step));
    await expect(placing.placeOrder()).resolves.toEqual({ step: 'placed', orderNumber: 'NF0000000042' });
    expect(seen).toEqual(['placing', 'placed']);
    stop();
  });

  it('sends once, however often it is called', async () => {
    const placeOrder = vi.fn<() => Promise<PlacedOrder>>(answering(order()));
    const placing = createPlacement({
      gateway: { placeOrder, answerChallenge: answering(order()) },
      initial: summary,
    });
    await Promise.all([placing.placeOrder(), placing.placeOrder(), placing.placeOrder()]);
    await placing.placeOrder();
    expect(placeOrder).toHaveBeenCalledTimes(1);
  });

  it('sends nothing before the summary', async () => {
    const placeOrder = vi.fn<() => Promise<PlacedOrder>>(answering(order()));
    const placing = createPlacement({
      gateway: { placeOrder, answerChallenge: answering(order()) },
      initial: { step: 'billing', status: 'STANDARD' },
    });
    await placing.placeOrder();
    expect(placeOrder).not.toHaveBeenCalled();
  });

  it('keeps the order during the challenge, and places it with its result', async () => {
    const placing = placement(challenged);
    await expect(placing.placeOrder()).resolves.toMatchObject({
      step: 'challenge',
      orderNumber: 'NF0000000042',
      challenge,
    });
    await expect(placing.answerChallenge('Y')).resolves.toMatchObject({ step: 'placed' });
  });

  it('goes to billing when the challenge fails', async () => {
    const placing = placement(challenged, apiError('PAY400'));
    await placing.placeOrder();
    await expect(placing.answerChallenge('N')).resolves.toMatchObject({
      step: 'billing',
      formError: { code: 'PAYMENT_ERROR' },
    });
  });

  it('stays at the summary without a response, and can be retried', async () => {
    const responses = [new TransportError('timeout', { method: 'PUT', path: '/x' }, 'no answer'), order()];
    const placing = createPlacement({
      gateway: {
        placeOrder: async () => answering(responses.shift() ?? order())(),
        answerChallenge: answering(order()),
      },
      initial: summary,
    });
    await expect(placing.placeOrder()).resolves.toMatchObject({
      step: 'summary',
      formError: { code: 'NO_ANSWER' },
    });
    await expect(placing.placeOrder()).resolves.toMatchObject({ step: 'placed' });
  });

  it('throws a fault on and does not stay in between', async () => {
    const placing = placement(new TypeError('x is undefined'));
    await expect(placing.placeOrder()).rejects.toThrow(TypeError);
    expect(placing.getSnapshot().step).toBe('summary');
  });
});
