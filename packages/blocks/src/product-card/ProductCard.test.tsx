import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductCardModel } from '../model/index.ts';
import { InShop, texts } from '../testing/environment.fixtures.tsx';
import { backViewOf } from './back-view.ts';
import { cardColors, colorUrl, paintColors, readColors, writeColors } from './card-colors.ts';
import { manyColors, productCard } from './product-card.fixtures.ts';
import { ProductCard, ProductCardContent } from './ProductCard.tsx';

const show = (overrides: Partial<ProductCardModel> = {}) =>
  render(
    <InShop>
      <ProductCard product={productCard(overrides)} />
    </InShop>,
  );

it('is one link to the product, and a picture of its colours that says how many there are', () => {
  show();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Summit shell jacket' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en-us/p/summit-shell-jacket-NF100200');
  expect(screen.getByRole('img', { name: '3 colours' })).toHaveTextContent(/^$/);
});

it('counts the colours that it does not show', () => {
  show({ colors: manyColors });
  expect(screen.getByRole('img', { name: '6 colours' })).toHaveTextContent('+2');
});

it('shows no swatches for a product of one colour', () => {
  show({ colors: manyColors.slice(0, 1) });
  expect(screen.queryByRole('img', { name: /colour/ })).toBeNull();
});

it('has at most 22 elements with everything it can show, three tools and the item of a list around it', () => {
  const { container } = render(
    <InShop texts={{ ...texts, lowestPrice: (amount) => amount }}>
      <li>
        <article>
          <ProductCardContent
            product={productCard({
              colors: manyColors,
              badge: { id: 'SALE', label: '−30%' },
              eyebrow: { id: 'LOW_STOCK', label: 'Last few' },
              sizesInStock: ['S', 'M'],
              price: { currency: 'EUR', current: 70, original: 100, highCurrent: 90, lowestPrice30Days: 80 },
            })}
            tools={
              <>
                <button>Favourite</button>
                <button>Compare</button>
                <button>Quick shop</button>
              </>
            }
          />
        </article>
      </li>
    </InShop>,
  );
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(22);
});

it('what a script needs for links to the colours survives the attribute', () => {
  const colors = cardColors(productCard(), 2);
  expect(readColors(writeColors(colors))).toEqual(colors);
  expect(colors.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ['moss', true],
    ['ember', false],
  ]);
  expect(readColors('')).toEqual([]);
});

it('paints each colour once, and a ring around the one on show', () => {
  const { src, width } = paintColors(cardColors(productCard(), 4));
  const svg = decodeURIComponent(src.slice('data:image/svg+xml,'.length));
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const strokes = (name: string) =>
    [...drawn.querySelectorAll(name)].map((each) => each.getAttribute('stroke'));
  expect(strokes('path').slice(1)).toEqual(['#2f4a3c', '#b4552f', '#27384f']);
  expect(strokes('circle')).toEqual(['#171815']);
  expect(width).toBe(76);
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
  expect(screen.getByText('Now').parentElement).toHaveTextContent('Now $224.00 Was $320.00');
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

it('shows its rating as one text, and says it in a sentence', () => {
  show();
  expect(screen.getByRole('img', { name: '4.6 of 5 stars, 128 reviews' })).toHaveTextContent('4.6 (128)');
});

it('shows no rating without reviews', () => {
  show({ rating: { score: 0, reviewsCount: 0 } });
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});

it.each([
  ['/images/products/NF1/moss/front', '/images/products/NF1/moss/back'],
  ['/images/products/NF1/moss/front?w=640&fm=webp', '/images/products/NF1/moss/back?w=640&fm=webp'],
  ['/images/products/NF1/moss/side', undefined],
  ['https://cdn.example/a/front', undefined],
])('finds the other side of %s', (src, back) => expect(backViewOf(src)).toBe(back));

it('keeps the query of an address when it adds a colour', () => {
  expect(colorUrl('/p/x-NF1?list=a', 'night blue')).toBe('/p/x-NF1?list=a&color=night%20blue');
});

it('holds the reduced price of one colour against what that colour cost, never a range against a figure', () => {
  show({ price: { currency: 'USD', current: 39.95, original: 79.95, highCurrent: 79.95 } });
  expect(screen.getByText('Now').parentElement).toHaveTextContent('Now From $39.95 Was $79.95');
  expect(screen.queryByText(/–/)).toBeNull();
});

it.each([
  ['is reduced', 70, true],
  ['is not', 100, false],
])(
  'names the lowest price of the 30 days before where the law asks and the price %s',
  (_, current, isExpected) => {
    const price = { currency: 'EUR', current, original: 100, lowestPrice30Days: 80 };
    const isShown = () => screen.queryAllByText('30-day lowest price: €80.00').length > 0;
    const { rerender } = show({ price });
    expect(isShown()).toBe(false);
    rerender(
      <InShop texts={{ ...texts, lowestPrice: (amount) => `30-day lowest price: ${amount}` }}>
        <ProductCard product={productCard({ price })} />
      </InShop>,
    );
    expect(isShown()).toBe(isExpected);
  },
);
