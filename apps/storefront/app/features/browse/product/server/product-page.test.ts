import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, outcome } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { pageQuery } from '../../../../pages/page-query.ts';
import { readProductPage } from './product-page.server.ts';
import { product } from '../model/product.fixtures.ts';

const DETAILS = 'GET /products/v2/products/NF100234/details';
const REVIEWS = 'GET /products/v1/products/NF100234/reviews';
const ROWS = 'GET /products/v1/widgetRecommendations';
const rows = { body: { widget: 'similar', products: [] } };
const reviews = {
  body: { summary: { score: 0, reviewsCount: 0, distribution: [] }, total: 0, reviews: [] },
};

function pageOf(responses: Parameters<typeof fakeShopper>[0], slug = 'corrie-shell') {
  const part = `${slug}-NF100234`;
  const { shopper } = fakeShopper({ [ROWS]: rows, [REVIEWS]: reviews, ...responses }, { path: `/p/${part}` });
  return outcome(
    readProductPage({
      ...shopper,
      params: { product: part },
      query: pageQuery('product', shopper.url.searchParams),
    }),
  );
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a wrong slug leads to the right address', async () => {
  const { to } = await pageOf({ [DETAILS]: { body: product() } }, 'other');
  expect(to).toBe('/en-gb/p/corrie-shell-NF100234');
});

it.each(['4711', '/evil', '//evil.example', '/p/boot-NF999999', '/p/../x-NF100234', '/c/coats-1000'])(
  'an address that is not that of the product leads nowhere: %s',
  async (url) => {
    const { to, data } = await pageOf({ [DETAILS]: { body: product({ url }) } });
    expect(to).toBeUndefined();
    expect(data).toMatchObject({ kind: 'found', product: { url: '/p/corrie-shell-NF100234' } });
  },
);

it('details with swapped types or without a required field are no page', async () => {
  const lie = { ...product(), url: 4711 };
  await expect(pageOf({ [DETAILS]: { body: lie } })).rejects.toThrow('/url is no string');
  const { url: _url, ...without } = product();
  await expect(pageOf({ [DETAILS]: { body: without } })).rejects.toThrow('/url is missing');
});

it('reviews and recommendations of a wrong shape cost their own place only', async () => {
  const { data } = await pageOf({
    [DETAILS]: { body: product() },
    [REVIEWS]: { body: { items: 'none' } },
    [ROWS]: { body: { products: { a: 1 } } },
  });
  expect(data).toMatchObject({ kind: 'found', hasReviews: false, rowNames: [] });
});

it('a document carries the names of its rows for scripts, and the rows as markup only', async () => {
  const card = {
    id: 'NF000001',
    masterId: 'NF000001',
    name: 'Corrie boot',
    kindLabel: 'Boot',
    url: '/p/corrie-boot-NF000001',
    image: { src: '/images/boot', alt: 'Corrie boot' },
    price: { currency: 'GBP', current: 100, original: 100 },
    colors: [],
    available: true,
  };
  const responses = {
    [DETAILS]: { body: product() },
    [ROWS]: { body: { widget: 'similar', products: [card] } },
  };
  const { data } = await pageOf(responses);
  expect(data).toMatchObject({ rowNames: ['completeTheLook', 'similar'] });
  expect(Object.keys(data ?? {})).not.toContain('rows');
});
