import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hero } from '../hero/hero.fixtures.ts';
import { recommendationQueries, type Block } from '../model/index.ts';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { promoBar } from '../promo-bar/promo-bar.fixtures.ts';
import { recommendations } from '../recommendation-carousel/recommendation-carousel.fixtures.ts';
import { richText } from '../rich-text/rich-text.fixtures.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { homePage } from './page.fixtures.ts';
import { findPriority } from './draw-blocks.tsx';
import { renderBlocks } from './registry.tsx';

const page = (
  blocks: readonly Block[],
  ...rest: [Parameters<typeof renderBlocks>[1]?, Parameters<typeof renderBlocks>[2]?]
) => <InShop>{renderBlocks(blocks, ...rest)}</InShop>;

it('renders a whole page on the server, without an inline style and with one h1', () => {
  const html = renderToString(page(homePage(), undefined, { products: { best: productCards() } }));
  expect(html).not.toMatch(/\sstyle="/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const text of [
    'Shop by category',
    'Bestsellers this week',
    'A jacket is for life',
    'What takes you out',
    'Members ship free',
    'How we build',
  ]) {
    expect(html).toContain(text);
  }
});

it('gives priority to the picture of the first screen only', () => {
  const { container } = render(page([promoBar(), hero(), hero({ id: 'second' })]));
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
});

it('gives it to none if a text comes first', () => {
  expect(findPriority([richText(), hero()])).toBeUndefined();
});

it('leaves out what the registry does not draw', () => {
  render(page([hero(), richText()], {}));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows nothing for a carousel without products', () => {
  const { container } = render(page([recommendations()]));
  expect(container).toBeEmptyDOMElement();
});

it('requests products once per carousel that came without them', () => {
  expect(
    recommendationQueries([hero(), recommendations({ widget: 'sale', count: 12, categoryId: '1000' })]),
  ).toEqual([{ blockId: 'best', widget: 'sale', count: 12, productId: undefined, categoryId: '1000' }]);
});
