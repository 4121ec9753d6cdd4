import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageQuery } from '../../../../pages/page-query.ts';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { FACETS } from '../model/listing-terms.ts';
import { readCategoryFacet } from './category-facet.server.ts';

const LISTING = 'GET /products/v2/catalog';
const option = (id: string, selected = false) => ({ id, label: id, count: 3, selected });
const listing = {
  title: 'Jackets',
  url: '/c/jackets-1100',
  total: 0,
  start: 0,
  count: 24,
  sort: 'relevance',
  products: [],
  facets: FACETS.map((id) => ({
    id,
    label: `The ${id}`,
    options: [...Array.from({ length: 20 }, (_, index) => option(`o${index}`)), option('last', true)],
  })),
  breadcrumbs: [],
};

function read(path: string, body: object = listing) {
  const { shopper, seen } = fakeShopper({ [LISTING]: { body } }, { path });
  const query = pageQuery('category-facet', shopper.url.searchParams);
  return { seen, result: readCategoryFacet({ ...shopper, query }) };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(FACETS)('all options of the facet %s come with what is chosen', async (id) => {
  const facet = await read(`/c/jackets-1100/facet?facet=${id}`).result;
  expect(facet).toMatchObject({ id, label: `The ${id}`, size: 21 });
  expect(facet.options).toHaveLength(21);
  expect(facet.options.at(-1)).toEqual({ id: 'last', label: 'last', count: 3, selected: true });
});

it.each([
  '/c/jackets-1100/facet',
  '/c/jackets-1100/facet?facet=',
  '/c/jackets-1100/facet?facet=toString',
  '/c/jackets/facet?facet=color',
])('%s is not found', async (path) => {
  await expect(read(path).result).rejects.toMatchObject({ init: { status: 404 } });
});

it('a facet that divides nothing is not found', async () => {
  const color = { id: 'color', label: 'Color', options: [option('red')] };
  const { result } = read('/c/jackets-1100/facet?facet=color', { ...listing, facets: [color] });
  await expect(result).rejects.toMatchObject({ init: { status: 404 } });
});

it('the service is given the filters of the address, and no order or page of its own', async () => {
  const { result, seen } = read('/c/jackets-1100/facet?facet=color&size=M&sort=newest&page=3');
  await result;
  expect(seen.map(({ query }) => query)).toEqual(['?categoryId=1100&start=0&count=24&sort=relevance&size=M']);
});
