import { randomOf } from '@haberdash/demo-shop/random.ts';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';

import { type ListingFilters, type ListingSort, readListingQuery } from '../listing-filters.ts';
import { findListing } from './find-listing.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { createListingIndex } from './listing-index.ts';

const CATEGORIES = ['100000', '110000', '200000'];
const SIZES = ['S', 'M', 'L'];
const FAMILIES = ['red', 'blue', 'green'];
const STORES = ['NF-US-01', 'NF-US-02'];
const ACTIVITIES = ['hiking', 'running'];
const RANGES = ['0-25', '25-50', '50-100', '60-80', '300-'];
const SORTS: ListingSort[] = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'];

const random = randomOf('listing index');
const some = <T>(values: readonly T[], share = 0.5): T[] => values.filter(() => random.chance(share));
const productOf = (index: number): IndexedProduct => ({
  id: `NF${String(index).padStart(6, '0')}`,
  categories: some(CATEGORIES),
  gender: random.pick(['women', 'men']),
  activities: some(ACTIVITIES),
  families: some(FAMILIES),
  sizesInStock: some(SIZES),
  storesInStock: some(STORES),
  createdAt: random.int(0, 5),
  rating: random.int(0, 5),
  reviewsCount: random.int(0, 3),
  discountPercent: random.int(0, 2) * 10,
  popularity: random.int(0, 9),
  price: random.int(1, 400) * 100,
});

/** The same listing computed product by product. */
function naive(products: readonly IndexedProduct[], ids: readonly string[] | undefined, raw: object) {
  const { filters, sort, start, count } = readListingQuery(raw);
  const valuesOf: Record<keyof ListingFilters, (product: IndexedProduct) => readonly string[]> = {
    category: (product) => product.categories,
    size: (product) => product.sizesInStock,
    color: (product) => product.families,
    activity: (product) => product.activities,
    gender: (product) => [product.gender],
    store: ({ storesInStock }) => storesInStock,
    price: ({ price }) =>
      RANGES.filter((range) => {
        const [from, to] = range.split('-');
        return price >= Number(from) * 100 && (to === '' || price < Number(to) * 100);
      }),
  };
  const facets = Object.keys(valuesOf) as (keyof ListingFilters)[];
  const passes = (product: IndexedProduct, but?: keyof ListingFilters): boolean =>
    facets.every(
      (facet) =>
        facet === but ||
        filters[facet].length === 0 ||
        filters[facet].some((value) => valuesOf[facet](product).includes(value)),
    );
  const base =
    ids === undefined ? products : ids.flatMap((id) => products.find((entry) => entry.id === id) ?? []);
  const rank = (product: IndexedProduct): number =>
    ids === undefined ? product.popularity : -ids.indexOf(product.id);
  const isSoldOut = ({ sizesInStock }: IndexedProduct): number => (sizesInStock.length === 0 ? 1 : 0);
  const keys: Record<ListingSort, (product: IndexedProduct) => number[]> = {
    relevance: (product) => [isSoldOut(product), -rank(product)],
    newest: ({ createdAt }) => [-createdAt],
    'price-asc': ({ price }) => [price],
    'price-desc': ({ price }) => [-price],
    rating: ({ rating, reviewsCount }) => [-rating, -reviewsCount],
    discount: (product) => [-product.discountPercent, -rank(product)],
  };
  const compare = (a: IndexedProduct, b: IndexedProduct): number => {
    const [left, right] = [keys[sort](a), keys[sort](b)];
    const differing = left.findIndex((value, at) => value !== right[at]);
    return differing === -1 ? a.id.localeCompare(b.id) : (left[differing] ?? 0) - (right[differing] ?? 0);
  };
  const hits = base.filter((product) => passes(product)).toSorted(compare);
  const countOf = (facet: keyof ListingFilters): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const product of base.filter((entry) => passes(entry, facet)))
      for (const value of valuesOf[facet](product)) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    total: hits.length,
    ids: hits.slice(start, start + count).map(({ id }) => id),
    category: countOf('category'),
    size: countOf('size'),
    color: countOf('color'),
    activity: countOf('activity'),
    gender: countOf('gender'),
    store: countOf('store'),
  };
}

const products = new Map<string, IndexedProduct>();
const index = createListingIndex();
const put = (product: IndexedProduct): void => {
  products.set(product.id, product);
  index.put(product);
};
const remove = (id: string): void => {
  products.delete(id);
  index.remove(id);
};

const questionOf = (): { raw: object; ids: string[] | undefined } => ({
  raw: {
    sort: random.pick(SORTS),
    start: random.pick([0, 0, 5, 400]),
    count: random.pick([7, 24]),
    size: some(SIZES, 0.2),
    color: some([...FAMILIES, 'unknown'], 0.2),
    activity: some(ACTIVITIES, 0.2),
    gender: some(['women', 'men'], 0.2),
    price: some(RANGES, 0.15),
    store: some(STORES, 0.15),
  },
  ids: random.chance(0.5) ? some([...products.keys(), 'NF-unknown'], 0.4).toReversed() : undefined,
});

/** Queries for which the index and the naive computation differ. */
function differences(): object[] {
  return Array.from({ length: 200 }, questionOf).filter(({ raw, ids }) => {
    const [categoryId = ''] = CATEGORIES;
    const inCategory = [...products.values()].filter(({ categories }) => categories.includes(categoryId));
    const places = (ids ?? []).flatMap((id) => index.placeOf(id) ?? []);
    const source = ids === undefined ? { categoryId } : { ranked: Int32Array.from(places) };
    const { facets, ...found } = findListing(index, source, readListingQuery(raw));
    const { price: _price, ...counts } = facets;
    const expected = naive(ids === undefined ? inCategory : [...products.values()], ids, raw);
    return !isDeepStrictEqual({ ...found, ...counts }, expected);
  });
}

describe('the index of listings', () => {
  it('returns every listing as counting product by product would', () => {
    for (let number = 0; number < 150; number += 1) put(productOf(number));
    expect(differences()).toEqual([]);
  });

  it('still does after products changed, came and went', () => {
    for (let number = 0; number < 60; number += 1) put(productOf(random.int(0, 199)));
    for (let number = 0; number < 40; number += 1) remove(productOf(random.int(0, 199)).id);
    put(productOf(3));
    expect(differences()).toEqual([]);
  });

  it('counts each price in the range that holds it', () => {
    const shop = createListingIndex();
    for (const [at, price] of [2_499, 2_500, 29_999, 30_000].entries())
      shop.put({ ...productOf(at), categories: ['1'], price });
    expect(findListing(shop, { categoryId: '1' }, readListingQuery({})).facets.price).toEqual({
      '0-25': 1,
      '25-50': 1,
      '200-300': 1,
      '300-': 1,
    });
  });

  it('counts only offered and chosen options of a facet', () => {
    const query = readListingQuery({ category: ['200000'] });
    const whole = findListing(index, 'all', query).facets;
    const { category, size } = findListing(index, 'all', query, { category: ['100000'] }).facets;
    expect(category).toEqual({
      '100000': whole.category['100000'],
      '200000': whole.category['200000'],
    });
    expect(size).toEqual(whole.size);
  });

  it('counts a change of a product for the categories that it is in and was in, and for no other', () => {
    const shop = createListingIndex();
    const product = (categories: string[]) => ({ ...productOf(1), categories });
    shop.put(product(['1', '2']));
    const before = ['1', '2', '3'].map((id) => shop.changes.in(id));
    shop.put(product(['2', '3']));
    expect(['1', '2', '3'].map((id) => shop.changes.in(id))).toEqual(Array(3).fill(shop.changes.total()));
    expect(before).not.toContain(shop.changes.total());
    shop.put({ ...productOf(2), categories: ['4'] });
    expect(shop.changes.in('2')).toBeLessThan(shop.changes.total());
    shop.remove(productOf(2).id);
    expect(shop.changes.in('4')).toBe(shop.changes.total());
    expect(createListingIndex().changes.total()).toBeGreaterThan(shop.changes.total());
  });

  it('finds nothing in a category that no one knows', () => {
    expect(findListing(index, { categoryId: 'nowhere' }, readListingQuery({}))).toMatchObject({
      total: 0,
      ids: [],
      facets: { size: {}, price: {} },
    });
  });
});
