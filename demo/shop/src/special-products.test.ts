import { readProductPicture } from '@haberdash/demo-pictures/picture.ts';
import { expect, it } from 'vitest';

import { LANGUAGES } from './language.ts';
import { generateProducts } from './product-generator.ts';
import { specialProducts } from './special-products.ts';
import { CATEGORIES } from './taxonomy.ts';

const products = specialProducts();

it('has codes that no other product has, in a category that there is', () => {
  const others = new Set(
    [...generateProducts(500)].flatMap(({ variants }) => variants.map(({ upc }) => upc)),
  );
  expect(products.flatMap(({ variants }) => variants).filter(({ upc }) => others.has(upc))).toEqual([]);
  expect(products.filter(({ categoryId }) => !CATEGORIES.some(({ id }) => id === categoryId))).toEqual([]);
});

it('sells three products by recipe, each of which can be drawn, and one gift card', () => {
  expect(products.map(({ soldAs }) => soldAs)).toEqual(['custom', 'custom', 'custom', 'gift-card']);
  const made = products.filter(({ soldAs }) => soldAs === 'custom');
  expect(
    made.flatMap(({ colors }) => colors).filter(({ picture }) => readProductPicture(picture) === undefined),
  ).toEqual([]);
});

it('sells one of them in North America only', () => {
  const inPart = products.filter(({ currencies }) => currencies !== undefined && !currencies.includes('EUR'));
  expect(inPart.map(({ slug, currencies }) => [slug, currencies])).toEqual([
    ['own-weekender', ['USD', 'CAD']],
  ]);
});

it('has every text in every language', () => {
  for (const { copies } of products) {
    expect(copies.map(({ language }) => language)).toEqual([...LANGUAGES]);
    expect(new Set(copies.map(({ description }) => description)).size).toBe(LANGUAGES.length);
  }
});
