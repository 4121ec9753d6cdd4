import type { ProductCard } from '@haberdash/api-client/products';
import { expect, it } from 'vitest';
import { toCard } from './product-card-view.ts';

const imageOf = (color: string) => `/images/products/NF1/${color}/front`;
const product: ProductCard = {
  id: 'NF1',
  masterId: 'NF1',
  name: 'Corrie shell',
  kindLabel: 'Shell jacket',
  url: '/p/corrie-shell-NF1',
  image: { src: imageOf('red'), alt: 'Corrie shell, Red' },
  price: { currency: 'USD', current: 100, original: 100 },
  colors: ['blue', 'red', 'green'].map((id) => ({
    id,
    label: id,
    hex: '#000000',
    defaultColor: id === 'red',
    image: imageOf(id),
  })),
  available: true,
};

it('of the colours of a card only the shown one says its picture, which the others need not carry along', () => {
  expect(toCard(product).colors.map(({ id, image }) => [id, image])).toEqual([
    ['blue', ''],
    ['red', imageOf('red')],
    ['green', ''],
  ]);
});

it('a single colour is no choice', () => {
  expect(toCard({ ...product, colors: product.colors.slice(0, 1) }).colors).toEqual([]);
});

it('the same product is the same card', () => {
  expect(toCard(product)).toBe(toCard(product));
});
