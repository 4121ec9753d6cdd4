import { describe, expect, it } from 'vitest';

import { methodsFor } from './rules/methods.ts';
import { deliveryTime } from './view.ts';

describe('delivery', () => {
  const codes = (country: string, postalCode?: string) =>
    methodsFor(country, postalCode, 'USD').map(({ code }) => code);
  it('on the same day needs a postal code that a courier serves', () => {
    expect(codes('US', '10001')).toEqual(['same-day', 'express', 'standard']);
    expect(codes('US', '97201')).toEqual(['express', 'standard']);
    expect(codes('CA', 'm5v 1a1')).toContain('same-day');
    expect(codes('US')).toEqual(['express', 'standard']);
    expect(codes('JP', '1000001')).toEqual([]);
  });
  it('says its time in the shopper’s language', () => {
    const [sameDay, express] = methodsFor('FR', '75001', 'EUR');
    expect([sameDay, express].map((method) => method && deliveryTime(method, 'fr'))).toEqual([
      'Le jour même',
      '1–2 jours ouvrés',
    ]);
  });
});
