import { expect, it } from 'vitest';
import { cart, order } from './checkout.fixtures.ts';
import { createPlacement, nextStep, sortDeliveryOptions } from './index.ts';

it('runs the example of the README', async () => {
  expect(nextStep(cart(), false)).toBe('shipping');

  const sorted = sortDeliveryOptions([
    { code: 'standard', deliveryTime: '3-5 business days' },
    { code: 'courier', deliveryTime: 'Same day' },
  ]);
  expect(sorted.map(({ code }) => code)).toEqual(['courier', 'standard']);

  const placement = createPlacement({
    gateway: { placeOrder: async () => order(), answerChallenge: async () => order() },
    initial: { step: 'summary', status: 'STANDARD' },
  });
  expect(await placement.placeOrder()).toEqual({ step: 'placed', orderNumber: 'NF0000000042' });
});
