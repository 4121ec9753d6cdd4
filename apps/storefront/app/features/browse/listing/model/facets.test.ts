import type { Listing } from '@haberdash/api-client/products';
import { describe, expect, it } from 'vitest';
import { toFacets, toShownFacets, withFetched, type FacetView } from './facets.ts';
import { facetAddress, hrefWithWhole } from './listing-address.ts';

type Option = Listing['facets'][number]['options'][number];

const option = (id: string, overrides: Partial<Option> = {}): Option => ({
  id,
  label: id,
  count: 1,
  selected: false,
  ...overrides,
});
const options = (count: number, chosen: readonly number[] = []): Option[] =>
  Array.from({ length: count }, (_, index) => option(`o${index}`, { selected: chosen.includes(index) }));
const shown = (id: FacetView['id'], of: readonly Option[], whole?: FacetView['id']) =>
  toShownFacets([{ id, label: id, options: [...of] }], '/en-us/c/x-1100', whole).map((facet) => ({
    ids: facet.options.map((each) => each.id),
    size: facet.size,
  }));

describe('the options of a facet in a page', () => {
  it('are at most eight of one that is open from the start', () =>
    expect(shown('color', options(24))).toEqual([
      { ids: ['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7'], size: 24 },
    ]));

  it('are none of one that is closed', () =>
    expect(shown('activity', options(6))).toEqual([{ ids: [], size: 6 }]));

  it('have all that are chosen, also of one that would be closed', () => {
    expect(shown('color', options(24, [20]))[0]?.ids).toEqual([
      'o0',
      'o1',
      'o2',
      'o3',
      'o4',
      'o5',
      'o6',
      'o20',
    ]);
    expect(shown('store', options(3, [1]))[0]?.ids).toEqual(['o0', 'o1', 'o2']);
    const many = Array.from({ length: 10 }, (_, index) => index);
    expect(shown('color', options(24, many))[0]?.ids).toEqual(many.map((index) => `o${index}`));
  });

  it('end with the first run of sizes', () => {
    const sizes = ['XS', 'S', 'M'].map((id) => option(id, { group: 'Clothing' }));
    const shoes = ['38', '39', '40', '41', '42', '43'].map((id) => option(id, { group: 'Shoes' }));
    expect(shown('size', [...sizes, ...shoes])[0]?.ids).toEqual(['XS', 'S', 'M']);
  });

  it('have bars of ranges of prices where these are shown', () => {
    const prices = [option('0-50', { count: 4 }), option('50-', { count: 2, selected: true })];
    const [price] = toShownFacets([{ id: 'price', label: 'Price', options: prices }], '/');
    expect(price?.bars).toEqual(['M1 48v-48.0h18V48z', 'M21 48v-24.0h18V48z']);
    const [closed] = toShownFacets([{ id: 'price', label: 'Price', options: options(3) }], '/');
    expect(closed).not.toHaveProperty('bars');
  });

  it('are all where the address names the facet', () => {
    expect(shown('activity', options(24), 'activity')[0]?.ids).toHaveLength(24);
    expect(shown('activity', options(24), 'color')[0]?.ids).toEqual([]);
  });
});

describe('fetched options', () => {
  const facet = (of: readonly Option[], inPage: readonly Option[]): FacetView => ({
    ...(toFacets([{ id: 'color', label: 'Color', options: [...of] }])[0] as FacetView),
    options: toFacets([{ id: 'color', label: 'Color', options: [...inPage] }])[0]?.options ?? [],
  });
  const all = [option('red'), option('green', { selected: true }), option('blue')];
  const [fetched] = toFacets([{ id: 'color', label: 'Color', options: all }]);

  it('are chosen as the page that is shown says', () => {
    const page = facet(all, [option('red', { selected: true, count: 7 }), option('green')]);
    expect(withFetched(page, fetched).options).toEqual([
      { id: 'red', label: 'red', count: 7, selected: true },
      { id: 'green', label: 'green', count: 1 },
      { id: 'blue', label: 'blue', count: 1 },
    ]);
  });

  it('never take away what the page has', () => {
    const page = facet(all, [option('black', { selected: true }), option('red')]);
    expect(withFetched(page, fetched).options.map(({ id }) => id)).toEqual(['black', 'red', 'green', 'blue']);
  });

  it('are left where the page has all', () => {
    const page = facet(all, all);
    expect(withFetched(page, fetched)).toBe(page);
    expect(withFetched(page, undefined)).toBe(page);
  });
});

it.each([
  ['/en-us/c/x-1100', '/en-us/c/x-1100/facet?facet=color', '/en-us/c/x-1100?facet=color'],
  [
    '/en-us/search?q=a+b&size=M&sort=newest',
    '/en-us/search/facet?q=a+b&size=M&facet=color',
    '/en-us/search?q=a+b&size=M&sort=newest&facet=color',
  ],
])('the options of %s are at %s, and in the page %s', (base, address, page) => {
  expect(facetAddress(base, 'color')).toBe(address);
  expect(hrefWithWhole(base, 'color')).toBe(page);
});
