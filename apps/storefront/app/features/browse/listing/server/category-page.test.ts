import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShopper, outcome } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { pageQuery } from '../../../../pages/page-query.ts';
import { listingHref } from '../model/listing-address.ts';
import { NO_FILTERS } from '../model/listing-terms.ts';
import { readCategoryPage, type CategoryPage } from './category-page.server.ts';

const LISTING = 'GET /products/v2/catalog';
const listing = {
  title: 'Jackets',
  url: '/c/jackets-1100',
  total: 0,
  start: 0,
  count: 24,
  sort: 'relevance',
  products: [],
  facets: [],
  breadcrumbs: [],
};

function pageOf(response: object, path = '/c/jackets-1100') {
  const { shopper } = fakeShopper({ [LISTING]: { body: response } }, { path });
  return outcome(readCategoryPage({ ...shopper, query: pageQuery('category', shopper.url.searchParams) }));
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const CONTENT = 'GET /live/caas/v1/canvas/category/NF-GB/1100';
const inlineContent = {
  id: 'category-1100',
  slug: '1100',
  title: 'Jackets',
  blocks: [
    {
      type: 'InlineCatalogGrid',
      id: 'among',
      position: 5,
      columns: 2,
      component: { type: 'LinkedCard', id: 'card', title: 'Repaired, not replaced' },
    },
    { type: 'RichText', id: 'below', richText: '<p>Words</p>' },
  ],
};

it.each([
  ['as it is entered', '', ['among 5 2', 'below']],
  ['in another order', '?sort=price-asc', ['among 5 2', 'below']],
  ['filtered', '?color=moss', []],
  ['on its second page', '?page=2', []],
])('what editors wrote is shown %s: %j', async (_how, search, ids) => {
  const { shopper } = fakeShopper(
    { [LISTING]: { body: { ...listing, total: 60 } }, [CONTENT]: { body: inlineContent } },
    { path: `/c/jackets-1100${search}` },
  );
  const { data } = await outcome(
    readCategoryPage({ ...shopper, query: pageQuery('category', shopper.url.searchParams) }),
  );
  const { below }: Partial<CategoryPage> = data ?? {};
  expect(below?.map(({ id, inline }) => [id, inline?.position, inline?.columns].join(' ').trim())).toEqual(
    ids,
  );
});

it('a wrong slug leads to the right address', async () => {
  expect((await pageOf(listing, '/c/coats-1100')).to).toBe('/en-gb/c/jackets-1100');
});

it('an address with letters that browsers encode is the right one as it is', async () => {
  const url = '/c/mäntel-1100';
  expect((await pageOf({ ...listing, url }, encodeURI(url))).to).toBeUndefined();
});

it.each(['undefined', '/evil', '/c/jackets-1200', '/c/../p-1100', '//evil.example/c/x-1100'])(
  'an address that is not that of the category leads nowhere: %s',
  async (url) => {
    const { to, data } = await pageOf({ ...listing, url });
    expect(to).toBeUndefined();
    expect(data).toMatchObject({ listing: { path: '/en-gb/c/jackets-1100' } });
  },
);

it('a listing with swapped types is no page', async () => {
  await expect(pageOf({ ...listing, url: 4711 })).rejects.toThrow('/url is no string');
  await expect(pageOf({ ...listing, total: 'many' })).rejects.toThrow('/total is no integer');
});

it.each([
  ['?page=9999&size=M', '?size=M&page=3'],
  ['?page=3', undefined],
  ['?page=1', ''],
  ['?page=abc&size=M&sort=newest', '?size=M&sort=newest'],
  ['?page=02', ''],
  ['?page=', ''],
])('one address for one page of a listing: %s', async (query, right) => {
  const { to } = await pageOf({ ...listing, total: 60 }, `/c/jackets-1100${query}`);
  expect(to).toBe(right === undefined ? undefined : `/en-gb/c/jackets-1100${right}`);
});

it('a listing without products has one page', async () => {
  expect((await pageOf(listing, '/c/jackets-1100?page=2')).to).toBe('/en-gb/c/jackets-1100');
});

it.each([
  ['', undefined],
  ['?facet=color', true],
  ['?facet=evil', undefined],
])('a page that shows a facet whole is the same page to search engines: %j', async (search, noIndex) => {
  const { data } = await pageOf(listing, `/c/jackets-1100${search}`);
  const { head }: Partial<CategoryPage> = data ?? {};
  expect(head?.canonical).toMatch(/\/en-gb\/c\/jackets-1100$/);
  expect(head?.noIndex).toBe(noIndex);
});

describe('the order of an experiment', () => {
  const decision = (sort: unknown) => ({
    flagKey: 'listing_sort',
    isEnabled: true,
    variationKey: 'varied',
    ruleKey: 'r',
    variables: { sort: sort as string },
    source: 'feature-test' as const,
    campaignId: '',
    experimentId: '1',
    variationId: '2',
  });
  async function open(search: string, sort: unknown) {
    const { shopper, seen } = fakeShopper(
      { [LISTING]: { body: { ...listing, total: 60 } }, [CONTENT]: { body: inlineContent } },
      { path: `/c/jackets-1100${search}` },
    );
    const decideFlag = vi.fn(async () => (sort === undefined ? undefined : decision(sort)));
    const { data } = await outcome(
      readCategoryPage({
        ...shopper,
        decideFlag,
        query: pageQuery('category', shopper.url.searchParams),
      }),
    );
    const page = data as CategoryPage;
    const requested = seen.find(({ call }) => call === LISTING)?.query ?? '';
    return {
      page,
      decideFlag,
      sort: new URLSearchParams(requested).get('sort'),
      variation: page.sortVariation,
    };
  }

  it('is that of a page without an order, whose links keep it without a parameter', async () => {
    const { page, sort, variation } = await open('', 'newest');
    expect([sort, variation, page.listing.sort]).toEqual(['newest', 'varied', 'newest']);
    expect(page.listing.base).not.toContain('sort=');
    expect(page.head.noIndex ?? false).toBe(false);
  });

  it('gives way to the order that a shopper has chosen, and is not asked for', async () => {
    const { sort, variation, decideFlag } = await open('?sort=price-asc', 'newest');
    expect([sort, variation]).toEqual(['price-asc', undefined]);
    expect(decideFlag).not.toHaveBeenCalled();
  });

  it.each(['loudest', 7, undefined])('is the baseline where it is none (%s)', async (given) => {
    expect((await open('', given)).sort).toBe('relevance');
  });

  it('leaves relevance to be chosen by its own address', async () => {
    const { page } = await open('', 'newest');
    const { path, defaultSort } = page.listing;
    const address = { path, defaultSort, page: 1, filters: NO_FILTERS };
    expect(listingHref({ ...address, sort: 'relevance' })).toContain('sort=relevance');
    expect(listingHref({ ...address, sort: 'newest' })).toBe(path);
  });
});
