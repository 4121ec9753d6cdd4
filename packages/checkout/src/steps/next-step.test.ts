import { describe, expect, it } from 'vitest';
import { address, cart, shipment } from '../checkout.fixtures.ts';
import { nextStep, stepAllowed } from './next-step.ts';

const delivered = cart({ shippingMethods: [shipment({ address: address() })] });
const billed = { ...delivered, billingAddress: address() };

describe('the next step', () => {
  it.each([
    ['nothing is chosen', cart(), false, 'shipping'],
    ['a method lacks its address', cart({ shippingMethods: [shipment()] }), true, 'shipping'],
    [
      'an address lacks its method',
      cart({ shippingMethods: [shipment({ address: address(), code: '' })] }),
      true,
      'shipping',
    ],
    [
      'one of two shipments is open',
      cart({ shippingMethods: [shipment({ address: address() }), shipment()] }),
      true,
      'shipping',
    ],
    ['delivery is settled', delivered, true, 'billing'],
    [
      'a store takes the place of an address',
      cart({ shippingMethods: [shipment({ storeId: 'S1' })] }),
      true,
      'billing',
    ],
    [
      'a mailbox does, too',
      cart({ shippingMethods: [shipment({ code: 'digital', shippingId: 'digital' })] }),
      true,
      'billing',
    ],
    [
      'the address has lost the method that was chosen',
      { ...billed, flash: [{ code: 'OrderShippingMethodDowngraded', message: 'Standard instead.' }] },
      true,
      'shipping',
    ],
    ['the payment is missing', billed, false, 'billing'],
    ['everything is there', billed, true, 'summary'],
  ])('when %s', (_name, given, hasPayment, step) => {
    expect(nextStep(given, hasPayment)).toBe(step);
  });
});

describe('a step', () => {
  it('opens when everything before it is there', () => {
    expect(stepAllowed('shipping', billed, true)).toBe(true);
    expect(stepAllowed('billing', cart(), false)).toBe(false);
    expect(stepAllowed('summary', billed, false)).toBe(false);
    expect(stepAllowed('summary', billed, true)).toBe(true);
  });

  it('never opens for an empty cart', () => {
    expect(stepAllowed('shipping', { ...billed, items: [] }, true)).toBe(false);
  });
});
