import { expect, it } from 'vitest';

import { averageScore, colorPriceRows, pastPriceRows, productPriceRows } from './rows.ts';

const reviewsOf = (...scores: number[]) => ({
  reviews: scores.map((score, index) => ({
    id: String(index),
    language: 'en' as const,
    title: '',
    text: '',
    score,
    author: 'Ann',
    createdOn: '2026-10-31',
    verified: true,
    recommended: true,
    helpful: 0,
    size: undefined,
  })),
});

it('rates a product by the mean of its reviews, to one decimal', () => {
  expect(averageScore(reviewsOf(5, 4, 4))).toBe(4.3);
  expect(averageScore(reviewsOf(1))).toBe(1);
});

it('rates a product without reviews with nothing', () => {
  expect(averageScore(reviewsOf())).toBe(0);
});

const price = {
  current: 900,
  original: 1_000,
  past: [{ price: 1_000, since: '2026-02-02', until: '2026-10-26' }],
};
const color = {
  way: {
    id: 'red',
    labels: { en: 'Red', de: 'Rot', es: 'Rojo', fr: 'Rouge', it: 'Rosso' },
    base: '#aa2222',
    family: 'red',
  },
  position: 0,
  picture: {},
  prices: { USD: price, GBP: price, EUR: price, CAD: price },
};

it.each([
  ['every currency unless it is said', {}, ['USD', 'GBP', 'EUR', 'CAD']],
  ['the currencies of the sites that sell it', { currencies: ['USD', 'CAD'] as const }, ['USD', 'CAD']],
])('prices a product in %s', (_, currencies, priced) => {
  const product = { id: 'NF000001', colors: [color], ...currencies };
  const rows = [colorPriceRows(product), pastPriceRows(product), productPriceRows(product)];
  expect(rows.map((each) => new Set(each.map(({ currency }) => currency)))).toEqual(
    Array.from(rows, () => new Set(priced)),
  );
});
