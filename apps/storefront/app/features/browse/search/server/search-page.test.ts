import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageQuery } from '../../../../pages/page-query.ts';
import { fakeShopper, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSearchFacet } from './search-facet.server.ts';
import { readSearchPage } from './search-page.server.ts';

const CONTENT = 'GET /live/caas/v1/canvas/search';
const listing = {
  title: 'x',
  total: 3,
  start: 0,
  count: 24,
  sort: 'relevance',
  facets: [],
  products: [],
  breadcrumbs: [],
};
const article = {
  id: 'a-1',
  name: 'How to wash a shell',
  url: '/stories/wash-a-shell',
  eyebrow: 'Care',
  tags: [],
};
const found = (...result: object[]) => ({ body: { result, facets: [], numFound: result.length } });

function search(address: string, responses: Responses = {}) {
  const { shopper } = fakeShopper(
    {
      'GET /products/v2/search/productSearch': { body: listing },
      [`${CONTENT}/NF-GB/article`]: found(article),
      [`${CONTENT}/NF-GB/help`]: found(),
      ...responses,
    },
    { path: `/search?${address}` },
  );
  return readSearchPage({ ...shopper, query: pageQuery('search', shopper.url.searchParams) });
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('leads to what editors have written, and to nothing that found nothing', async () => {
  const { kind, tabs } = await search('q=shell&sort=newest');
  expect(kind).toBe('found');
  expect(tabs).toEqual([
    { show: 'products', count: 3, href: '/en-gb/search?q=shell', isCurrent: true },
    { show: 'articles', count: 1, href: '/en-gb/search?q=shell&show=articles', isCurrent: false },
  ]);
});

it('shows articles where they are asked for, as links within the site', async () => {
  const page = await search('q=shell&show=articles');
  expect(page).toMatchObject({
    kind: 'content',
    results: [{ title: 'How to wash a shell', href: '/en-gb/stories/wash-a-shell', eyebrow: 'Care' }],
  });
});

it('shows products where there is no such content, or the content service is silent', async () => {
  expect((await search('q=shell&show=help')).kind).toBe('found');
  const silent = await search('q=shell&show=articles', { [`${CONTENT}/NF-GB/article`]: 'no-answer' });
  expect(silent.kind).toBe('found');
});

describe('the options of a facet of a search', () => {
  const option = (id: string) => ({ id, label: id, count: 1, selected: false });
  const facets = [{ id: 'color', label: 'Color', options: [option('red'), option('blue')] }];
  const facet = (address: string) => {
    const { shopper, seen } = fakeShopper(
      { 'GET /products/v2/search/productSearch': { body: { ...listing, facets } } },
      { path: `/search/facet?${address}` },
    );
    const query = pageQuery('search-facet', shopper.url.searchParams);
    return { seen, result: readSearchFacet({ ...shopper, query }) };
  };

  it('are read with its text and filters', async () => {
    const { result, seen } = facet('q=shell&facet=color&size=M&sort=newest');
    expect(await result).toMatchObject({ id: 'color', size: 2 });
    expect(seen.map(({ query }) => query)).toEqual(['?q=shell&start=0&count=24&sort=relevance&size=M']);
  });

  it.each([
    'q=shell&facet=evil',
    'q=shell',
    'q=shell&facet=size',
    'facet=color',
    `q=${'a'.repeat(101)}&facet=color`,
  ])('are not found for %s', async (address) => {
    await expect(facet(address).result).rejects.toMatchObject({ init: { status: 404 } });
  });
});
