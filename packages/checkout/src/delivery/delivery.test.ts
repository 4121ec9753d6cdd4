import { describe, expect, it } from 'vitest';
import { shippingMethodKind } from './shipping-method-kind.ts';
import { sortDeliveryOptions } from './sort-delivery-options.ts';

const codes = (...options: [code: string, deliveryTime?: string][]) =>
  sortDeliveryOptions(options.map(([code, deliveryTime]) => ({ code, deliveryTime }))).map(
    ({ code }) => code,
  );

describe('delivery options', () => {
  it('sort by the first number of the range as a number', () => {
    expect(
      codes(['slow', '10-12 business days'], ['standard', '3-5 business days'], ['next', '1 day']),
    ).toEqual(['next', 'standard', 'slow']);
  });

  it('put same day first, by code or by time', () => {
    expect(codes(['express', '0-1 days'], ['courier', 'Same day, before 22:00'])).toEqual([
      'courier',
      'express',
    ]);
    expect(codes(['express', '1 day'], ['SAME_DAY', '5 hours'])).toEqual(['SAME_DAY', 'express']);
  });

  it('put those without a number last and keep the order of equals', () => {
    expect(codes(['a', 'on request'], ['b', ''], ['c'], ['d', '2 days'], ['e', '2-4 days'])).toEqual([
      'd',
      'e',
      'a',
      'b',
      'c',
    ]);
  });

  it('leave the list they were given alone', () => {
    const given = [
      { code: 'b', deliveryTime: '2' },
      { code: 'a', deliveryTime: '1' },
    ];
    sortDeliveryOptions(given);
    expect(given.map(({ code }) => code)).toEqual(['b', 'a']);
  });
});

it.each([
  ['pickup', 'pickup'],
  ['pudo', 'pickup'],
  ['sts', 'ship-to-store'],
  ['digital', 'digital'],
  ['customs', 'customs'],
  ['standard', 'home'],
  ['constructor', 'home'],
])('the method %s is of kind %s', (code, kind) => {
  expect(shippingMethodKind(code)).toBe(kind);
});
