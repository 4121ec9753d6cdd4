import type { ShopDefinition } from '@haberdash/shop';
import { expect, it } from 'vitest';

import { countries as builtIn } from './countries.gen.ts';
import { withMarkets } from './shop-markets.ts';

const terms = {
  delivery: { standard: 79, express: 149, sameDay: 199, collectionPoint: 49, freeFrom: 999 },
  giftCards: { least: 100, most: 5_000 },
};
const norwegian = {
  language: 'en',
  country: 'NO',
  countryName: 'Norway',
  region: 'EMEA',
  currency: 'NOK',
  law: 'EU',
} as const;
const shop: ShopDefinition = {
  brand: { id: 'fjellvik', name: 'Fjellvik', code: 'FV' },
  seller: { default: ['Fjellvik AS'] },
  sites: [norwegian],
  currencies: { NOK: terms },
};
const marketIn = (definition: ShopDefinition, country = 'NO') =>
  withMarkets(builtIn, definition).find(({ code }) => code === country)?.market;

it('a country is a market of the shop only if a site is there', () => {
  const withMarket = withMarkets(builtIn, shop).filter(({ market }) => market !== undefined);
  expect(withMarket.map(({ code }) => code)).toEqual(['NO']);
  expect(withMarkets(builtIn, shop)).toHaveLength(builtIn.length);
});

it('currency, region and languages come from its sites, the rest is as built in', () => {
  expect(marketIn(shop)).toMatchObject({
    currency: 'NOK',
    region: 'EMEA',
    languages: ['en'],
    returnDays: 14,
    tax: { included: true, rate: 25_000 },
    delivery: { timeZone: 'Europe/Oslo', standard: [2, 5] },
  });
});

it('what the shop says about a country replaces what is built in', () => {
  const own = {
    ...shop,
    countries: {
      NO: {
        returnDays: 30,
        minimumAge: 18,
        vat: 12.5,
        delivery: { standard: [3, 6] as const },
        payments: { wallet: { least: 1, most: 99.5 } },
      },
    },
  };
  expect(marketIn(own)).toMatchObject({
    returnDays: 30,
    minimumAge: 18,
    tax: { included: true, rate: 12_500 },
    delivery: { timeZone: 'Europe/Oslo', standard: [3, 6], express: [1, 2] },
    providers: { WALLET: { least: 100, most: 9_950 } },
  });
  expect(marketIn(own)?.providers).not.toHaveProperty('PAY_LATER');
});

it.each([
  [
    'a country without a file',
    { ...norwegian, country: 'XX' },
    undefined,
    /a site in XX, a country without a file/,
  ],
  ['a country with billing only', { ...norwegian, country: 'IE' }, undefined, /no rules of delivery and tax/],
  [
    'a language without texts',
    { ...norwegian, language: 'nb' },
    undefined,
    /the language nb, which has no texts/,
  ],
  [
    'one rate of tax where the province decides',
    { ...norwegian, country: 'US' },
    { US: { vat: 7 } },
    /taxes of US depend on the province/,
  ],
])('%s is rejected', (_name, site, own, message) => {
  expect(() => withMarkets(builtIn, { ...shop, sites: [site], countries: own })).toThrow(message);
});
