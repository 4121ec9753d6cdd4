import { describe, expect, it } from 'vitest';
import { recoveryOf } from './recovery-of.ts';

const recovery = (...errorIds: string[]) => recoveryOf(errorIds.map((errorId) => ({ errorId })));

describe('an item that is no longer available', () => {
  it('refreshes the cart', () => {
    expect(recovery('ORD404')).toBe('refresh-cart');
    expect(recovery('ORD404', 'ProductItemNotAvailable')).toBe('refresh-cart');
  });

  it.each([
    'PickupToSthTransition',
    'PickupToStsTransition',
    'StsToSthTransition',
    'StsToPickupTransition',
    'STHToPickupTransition',
    'OrderShippingMethodDowngraded',
    'InvalidShippingAddress',
    'CHK380',
  ])('returns to shipping beside %s', (code) => {
    expect(recovery('ORD404', 'ProductItemNotAvailable', code)).toBe('to-shipping');
  });
});

it('another error is not moved by its later details', () => {
  expect(recovery('PAY400', 'InvalidShippingAddress')).toBe('to-billing');
});

it('an item code that comes first decides, an unknown one has no recovery', () => {
  expect([recovery('InvalidShippingAddress'), recovery('XYZ'), recovery('__proto__'), recovery()]).toEqual([
    'to-shipping',
    'none',
    'none',
    'none',
  ]);
});
