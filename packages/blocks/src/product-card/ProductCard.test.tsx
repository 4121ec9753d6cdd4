import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductCardModel } from '../model/index.ts';
import { InShop, texts } from '../testing/environment.fixtures.tsx';
import { backViewOf, colorUrl } from './card-view.ts';
import { manyColors, productCard } from './product-card.fixtures.ts';
import { ProductCard } from './ProductCard.tsx';

const show = (overrides: Partial<ProductCardModel> = {}) =>
  render(
    <InShop>
      <ProductCard product={productCard(overrides)} />
    </InShop>,
  );

it('is one link to the product and one to each colour', () => {
  show();
  expect(screen.getByRole('link', { name: 'Summit shell jacket' })).toHaveAttribute(
    'href',
    '/en-us/p/summit-shell-jacket-NF100200',
  );
  const colors = screen.getByRole('list', { name: 'Colours of Summit shell jacket' });
  expect(within(colors).getByRole('link', { name: 'Ember' })).toHaveAttribute(
    'href',
    '/en-us/p/summit-shell-jacket-NF100200?color=ember',
  );
  expect(within(colors).getByRole('link', { current: true })).toHaveAccessibleName('Moss');
});

it('counts the colours that it does not show', () => {
  show({ colors: manyColors });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('2 more colours')).toBeInTheDocument();
});

it('shows no swatches for a product of one colour', () => {
  show({ colors: manyColors.slice(0, 1) });
  expect(screen.queryByRole('list')).toBeNull();
});

it('says which sizes can be bought, and nothing of them where there is one', () => {
  const { unmount } = show({ sizesInStock: ['S', 'M'] });
  expect(screen.getByText('In stock: S, M')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText(/^In stock/)).toBeNull();
});

it('tells a reduced price in words', () => {
  show({ price: { currency: 'USD', current: 224, original: 320 } });
  expect(screen.getByText('Now').parentElement).toHaveTextContent('Now $224.00');
  expect(screen.getByText('Was').parentElement).toHaveTextContent('Was $320.00');
});

it('shows a range where variants differ', () => {
  show({ price: { currency: 'USD', current: 90, original: 90, highCurrent: 110 } });
  expect(screen.getByText('$90.00 – $110.00')).toBeInTheDocument();
  expect(screen.queryByText('Was')).toBeNull();
});

it('says sold out in place of low stock', () => {
  show({ available: false, eyebrow: { id: 'LOW_STOCK', label: 'Last few' } });
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByText('Last few')).toBeNull();
});

it('hides a rating that nobody gave', () => {
  show({ rating: { score: 0, reviewsCount: 0 } });
  expect(screen.queryByText(/stars/)).toBeNull();
});

it.each([
  ['/images/products/NF1/moss/front', '/images/products/NF1/moss/back'],
  ['/images/products/NF1/moss/side', undefined],
  ['https://cdn.example/a/front', undefined],
])('finds the other side of %s', (src, back) => expect(backViewOf(src)).toBe(back));

it('keeps the query of an address when it adds a colour', () => {
  expect(colorUrl('/p/x-NF1?list=a', 'night blue')).toBe('/p/x-NF1?list=a&color=night%20blue');
});

it('holds the reduced price of one colour against what that colour cost, never a range against a figure', () => {
  show({ price: { currency: 'USD', current: 39.95, original: 79.95, highCurrent: 79.95 } });
  expect(screen.getByText('Now').parentElement).toHaveTextContent('Now From $39.95');
  expect(screen.getByText('Was').parentElement).toHaveTextContent('Was $79.95');
  expect(screen.queryByText(/–/)).toBeNull();
});

it.each([
  ['is reduced', 70, true],
  ['is not', 100, false],
])(
  'names the lowest price of the 30 days before where the law asks and the price %s',
  (_, current, isTold) => {
    const price = { currency: 'EUR', current, original: 100, lowestPrice30Days: 80 };
    const told = () => screen.queryAllByText('30-day lowest price: €80.00').length > 0;
    const { rerender } = show({ price });
    expect(told()).toBe(false);
    rerender(
      <InShop texts={{ ...texts, lowestPrice: (amount) => `30-day lowest price: ${amount}` }}>
        <ProductCard product={productCard({ price })} />
      </InShop>,
    );
    expect(told()).toBe(isTold);
  },
);
