import { describe, expect, it } from 'vitest';

import { deliveryDates } from './rules/delivery-dates.ts';
import { methodsFor } from './rules/methods.ts';
import { deliveryTime, methodLabel } from './view.ts';

const MONDAY = Date.parse('2026-11-23T12:00:00Z');

describe('delivery', () => {
  const codes = (country: string, postalCode?: string) =>
    methodsFor(country, postalCode, 'USD', MONDAY).map(({ code }) => code);
  it('on the same day needs a postal code that a courier serves', () => {
    expect(codes('US', '10001')).toEqual(['same-day', 'express', 'standard']);
    expect(codes('US', '97201')).toEqual(['express', 'standard']);
    expect(codes('CA', 'm5v 1a1')).toContain('same-day');
    expect(codes('US')).toEqual(['express', 'standard']);
    expect(codes('JP', '1000001')).toEqual([]);
  });

  it.each(['USD', 'CAD', 'GBP', 'EUR'] as const)('is the dearer in %s the faster it is', (currency) => {
    const prices = methodsFor('US', '10001', currency, MONDAY).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(new Set(prices).size).toBe(3);
  });

  it.each([
    ['en-us', 'US', '10001', ['Mon, Nov 23', 'Tue, Nov 24 – Wed, Nov 25', 'Thu, Nov 26 – Mon, Nov 30']],
    ['de-de', 'DE', '10115', ['Mo., 23. Nov.', 'Di., 24. – Mi., 25. Nov.', 'Mi., 25. – Fr., 27. Nov.']],
    ['fr-fr', 'FR', '75001', ['lun. 23 nov.', 'mar. 24 – mer. 25 nov.', 'jeu. 26 – lun. 30 nov.']],
  ] as const)(
    'has its days in the format of %s, without repeating its name',
    (locale, country, code, days) => {
      const methods = methodsFor(country, code, 'EUR', MONDAY);
      // Spaces in date ranges differ between ICU versions.
      const texts = methods.map((method) => deliveryTime(method, locale).replaceAll(/\s/g, ' '));
      expect(texts).toEqual(days);
    },
  );

  it.each([
    ['a working day before two', '2026-11-23T13:59:00+01:00', 'Lieferung am selben Tag', 'Mo., 23. Nov.'],
    ['a working day after two', '2026-11-23T14:00:00+01:00', 'Kurierlieferung', 'Di., 24. Nov.'],
    ['a weekend', '2026-11-22T09:00:00+01:00', 'Kurierlieferung', 'Mo., 23. Nov.'],
  ])('by courier promises the same day only where it comes that day: %s', (_, at, label, day) => {
    const [courier] = methodsFor('DE', '10115', 'EUR', Date.parse(at));
    if (courier === undefined) throw new Error('No courier');
    expect(methodLabel(courier, 'de')).toBe(label);
    expect(deliveryTime(courier, 'de-de')).toBe(day);
  });
});

describe('the days of a delivery', () => {
  const arrives = (days: readonly [number, number], at: string, timeZone = 'America/New_York') =>
    deliveryDates(days, timeZone, Date.parse(at));

  it('count from the day of the order until two in the afternoon there, and from the next one after that', () => {
    expect(arrives([1, 2], '2026-11-24T13:59:00-05:00')).toEqual({ from: '2026-11-25', to: '2026-11-26' });
    expect(arrives([1, 2], '2026-11-24T14:00:00-05:00')).toEqual({ from: '2026-11-26', to: '2026-11-27' });
  });

  it('leave out Saturdays and Sundays, for packing and for the way', () => {
    expect(arrives([1, 3], '2026-11-27T09:00:00-05:00')).toEqual({ from: '2026-11-30', to: '2026-12-02' });
    expect(arrives([1, 1], '2026-11-28T09:00:00-05:00')).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(arrives([0, 0], '2026-11-27T15:00:00-05:00')).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  });

  it('are those of the destination, whatever day it is elsewhere', () => {
    const at = '2026-11-24T23:30:00Z';
    expect(arrives([1, 1], at, 'Europe/Berlin')).toEqual({ from: '2026-11-26', to: '2026-11-26' });
    expect(arrives([0, 0], at)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });

  it('stay right where the clocks change', () => {
    expect(arrives([1, 1], '2026-03-27T09:00:00+01:00', 'Europe/Paris').from).toBe('2026-03-30');
    expect(arrives([1, 1], '2026-10-30T13:30:00-04:00').from).toBe('2026-11-02');
  });
});
