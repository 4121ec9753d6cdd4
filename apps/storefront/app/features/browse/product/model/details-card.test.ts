import { expect, it } from 'vitest';
import { cardOfDetails } from './details-card.ts';
import { product } from './product.fixtures.ts';

it('a card of details shows the colour that the page would open in, and each colour by its front', () => {
  const card = cardOfDetails(product());
  expect(card.image.src).toBe('/images/products/NF100234/moss/front');
  expect(card.colors.map(({ id, image }) => [id, image])).toEqual([
    ['moss', '/images/products/NF100234/moss/front'],
    ['slate', '/images/products/NF100234/slate/front'],
  ]);
  expect(card.available).toBe(true);
});

it('a product of which no colour can be bought is not available', () => {
  const colors = product().colors.map((color) => ({ ...color, available: false }));
  expect(cardOfDetails(product({ colors })).available).toBe(false);
});
