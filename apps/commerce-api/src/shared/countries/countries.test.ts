import { expect, it } from 'vitest';

import { sizeLabel } from '../../domains/catalogue/catalogue/sizes.ts';
import { taxRuleOf } from '../../domains/shopping/cart/rules/tax.ts';
import { methodsFor } from '../../domains/catalogue/delivery/rules/methods.ts';
import { rulesOf } from './address-rules.ts';
import { ISO_CODES } from './iso-codes.ts';
import type { Country } from './country.ts';
import { destinationsOf } from './destinations.ts';
import { siteOfLocale } from './sites.ts';
import { countries } from './table.ts';

it('has every country once', () => {
  const codes = countries.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('has possible days of delivery and rates of tax', () => {
  for (const { market } of countries) {
    if (market === undefined) continue;
    for (const [from, to] of [market.delivery.standard, market.delivery.express])
      expect([from > 0, from <= to]).toEqual([true, true]);
    const rates = market.tax.included ? [market.tax.rate] : Object.values(market.tax.rates);
    expect(rates.filter((rate) => !Number.isInteger(rate) || rate <= 0 || rate >= 30_000)).toEqual([]);
  }
});

it('taxes provinces that addresses can name', () => {
  for (const { address, market } of countries) {
    if (market === undefined || market.tax.included) continue;
    const named = new Set(address.provinces?.('en').map(({ code }) => code));
    expect(Object.keys(market.tax.rates).filter((code) => !named.has(code))).toEqual([]);
  }
});

const ruritania: Country = {
  code: 'XR',
  address: {
    postalCode: { required: true, pattern: '^R[0-9]{3}$' },
    province: 'required',
    provinces: () => [{ code: 'ZE', name: 'Zenda' }],
    phone: { required: true, minLength: 6 },
    lineLength: 40,
  },
  market: {
    currency: 'EUR',
    region: 'EMEA',
    languages: ['de'],
    minimumAge: 14,
    customsUnion: 'EU',
    shoeSizes: 'UK',
    returnDays: 60,
    minimumPoints: 500,
    providers: {},
    delivery: { timeZone: 'Europe/Vienna', standard: [5, 8], express: [3, 4], sameDay: ['R1'] },
    tax: { included: false, rates: { ZE: 7_000 }, otherRate: 4_000, onShipping: true },
  },
};
const table = [...countries, ruritania];

it('gives a country that is one object its site, tax, delivery, sizes, destinations and address form', () => {
  expect(siteOfLocale('de-xr', table)).toEqual({ country: 'XR', currency: 'EUR', region: 'EMEA' });
  expect(taxRuleOf('XR', undefined, table)).toBeUndefined();
  expect(taxRuleOf('XR', 'ze', table)).toEqual({ included: false, rate: 7_000, onShipping: true });
  expect(taxRuleOf('XR', 'XX', table)?.rate).toBe(4_000);
  // A Monday morning.
  const monday = Date.parse('2026-11-23T08:00:00Z');
  expect(methodsFor('XR', 'r1 23', 'EUR', monday, table)).toEqual([
    { code: 'same-day', price: 1_695, dates: { from: '2026-11-23', to: '2026-11-23' } },
    { code: 'express', price: 1_295, dates: { from: '2026-11-26', to: '2026-11-27' } },
    { code: 'standard', price: 595, dates: { from: '2026-11-30', to: '2026-12-03' } },
  ]);
  expect(sizeLabel('M42', { edition: 'de', countryCode: 'XR' }, table)).toMatch(/^UK /);
  expect(destinationsOf('XR', table)).toEqual(['XR', 'DE', 'ES', 'FR', 'IT']);
  expect(destinationsOf('FR', table)).toEqual(['FR', 'DE', 'ES', 'IT', 'XR']);
  expect(destinationsOf('GB', table)).toEqual(['GB']);
  expect(rulesOf('XR', 'de', table)).toMatchObject({
    countryCode: 'XR',
    fields: { postalCode: { pattern: '^R[0-9]{3}$' }, province: { required: true }, city: { maxLength: 40 } },
    provinces: [{ code: 'ZE', name: 'Zenda' }],
  });
});

it('takes bills to a country without a shop, and neither sells nor delivers there', () => {
  expect(rulesOf('AT', 'de')?.fields.postalCode?.pattern).toBe('^[0-9]{4}$');
  expect(siteOfLocale('de-at')).toBeUndefined();
  expect(methodsFor('AT', '1010', 'EUR', 0)).toEqual([]);
  expect(taxRuleOf('AT', undefined)).toBeUndefined();
  expect(destinationsOf('DE')).not.toContain('AT');
});

it('accepts billing addresses of every country, with default rules', () => {
  expect(new Set(ISO_CODES).size).toBe(249);
  expect(rulesOf('HK', 'en')?.fields).toMatchObject({
    postalCode: { required: false },
    province: { required: false, hidden: false },
  });
});

it('knows no country of another name', () => {
  expect(rulesOf('XX', 'en')).toBeUndefined();
  expect(rulesOf('constructor', 'en')).toBeUndefined();
});

it.each([
  ['en-us', 'US', 'US W 6'],
  ['en', 'GB', 'UK 4'],
  ['en', 'DE', 'EU 36.5'],
  ['fr', 'FR', 'EU 36,5'],
  ['de', 'DE', 'EU 36,5'],
  ['fr-ca', 'CA', 'US W 6'],
] as const)('a shoe reads in %s in %s as %s', (edition, countryCode, label) =>
  expect(sizeLabel('W36.5', { edition, countryCode })).toBe(label),
);
