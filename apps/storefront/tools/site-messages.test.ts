import { expect, it } from 'vitest';
import { chunkSource } from './site-messages.ts';

const files = {
  '/m/en/common.json': { bag: 'Bag', colour: 'Colour' },
  '/m/en/cart.json': { delivery: 'Delivery', title: 'Your bag' },
  '/m/en-us/common.json': { colour: 'Color' },
  '/m/en-us/cart.json': { delivery: 'Shipping' },
  '/m/fr/cart.json': { delivery: 'Livraison' },
};
const chunk = (locale: string, area: string): unknown =>
  JSON.parse(
    /^export const messages = (.*);$/.exec(
      chunkSource(files, { locale, language: locale.slice(0, 2) }, area),
    )?.[1] ?? '',
  );

it('a chunk of a site holds the texts of its edition, over those of its language', () => {
  expect(chunk('en-us', 'every')).toEqual({ 'common.bag': 'Bag', 'common.colour': 'Color' });
  expect(chunk('en-gb', 'every')).toEqual({ 'common.bag': 'Bag', 'common.colour': 'Colour' });
});

it('the texts of a lazy area are a chunk of their own', () => {
  expect(chunk('en-us', 'cart')).toEqual({ 'cart.delivery': 'Shipping', 'cart.title': 'Your bag' });
  expect(chunk('fr-ca', 'cart')).toEqual({ 'cart.delivery': 'Livraison' });
});
