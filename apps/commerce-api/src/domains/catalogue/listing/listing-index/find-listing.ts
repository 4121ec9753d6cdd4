import { type FacetId, type ListingQuery, PRICE_RANGES, readPriceRange } from '../listing-filters.ts';
import {
  addBit,
  type Bits,
  countCommon,
  createBits,
  forEachBit,
  hasBit,
  intersect,
  unite,
} from '../../catalogue/bits.ts';
import type { ListingIndex, WrittenFacet } from './listing-index.ts';
import { compareRanked } from './orders.ts';

/** The products of a category, ranked places of a search, or all. */
export type ListingSource = { readonly categoryId: string } | { readonly ranked: Int32Array } | 'all';

/** The facet options to count, where a shop has more than a page shows. */
export type Offered = Partial<Record<WrittenFacet, readonly string[]>>;

/** Count, page and facet counts of a listing. */
export interface ListingResult {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: Readonly<Record<FacetId, Readonly<Record<string, number>>>>;
}

const WRITTEN = [
  'category',
  'size',
  'color',
  'activity',
  'gender',
  'store',
] as const satisfies readonly WrittenFacet[];

function baseOf(index: ListingIndex, source: ListingSource): Bits {
  if (source === 'all') return unite([...index.options('gender').values()]);
  if ('categoryId' in source) return index.options('category').get(source.categoryId) ?? createBits();
  const base = createBits();
  for (const place of source.ranked) addBit(base, place);
  return base;
}

function withPrice(index: ListingIndex, base: Bits, chosen: readonly string[]): Bits {
  const ranges = chosen.map(readPriceRange);
  const found = createBits();
  forEachBit(base, (place) => {
    const { price } = index.productAt(place);
    if (ranges.some(({ from, to }) => price >= from && (to === undefined || price < to)))
      addBit(found, place);
  });
  return found;
}

/** Products that pass each filter: any value of a facet matches. */
function passes(index: ListingIndex, base: Bits, { filters }: ListingQuery): Map<FacetId, Bits> {
  const found = new Map<FacetId, Bits>();
  for (const facet of WRITTEN) {
    if (filters[facet].length === 0) continue;
    const options = index.options(facet);
    found.set(facet, unite(filters[facet].flatMap((value) => options.get(value) ?? [])));
  }
  if (filters.price.length > 0) found.set('price', withPrice(index, base, filters.price));
  return found;
}

function countPrices(index: ListingIndex, among: Bits): Record<string, number> {
  const counts = PRICE_RANGES.map(() => 0);
  forEachBit(among, (place) => {
    const range = index.priceRangeAt(place);
    counts[range] = (counts[range] ?? 0) + 1;
  });
  return Object.fromEntries(
    PRICE_RANGES.flatMap(({ id }, range) => (counts[range] ? [[id, counts[range]] as const] : [])),
  );
}

function countOptions(
  options: ReadonlyMap<string, Bits>,
  offered: Iterable<string>,
  among: Bits,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const option of offered) {
    const bits = options.get(option);
    const count = bits === undefined ? 0 : countCommon(bits, among);
    if (count > 0) counts[option] = count;
  }
  return counts;
}

/** The places of a page, and the number before it. */
function pageOf(order: Iterable<number>, hits: Bits, start: number, count: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const place of order) {
    if (!hasBit(hits, place)) continue;
    if (passed >= start) page.push(place);
    passed += 1;
    if (page.length === count) break;
  }
  return page;
}

function orderOf(index: ListingIndex, source: ListingSource, { sort }: ListingQuery): Iterable<number> {
  if (source === 'all' || 'categoryId' in source) return index.order(sort);
  if (sort === 'relevance') return source.ranked;
  const compare = compareRanked(sort);
  return [...source.ranked].sort((a, b) => compare(index.productAt(a), index.productAt(b)));
}

/** Sold-out products come last when sorting by relevance. */
function findPage(index: ListingIndex, source: ListingSource, query: ListingQuery, hits: Bits): number[] {
  const { start, count, sort } = query;
  const order = orderOf(index, source, query);
  if (sort !== 'relevance') return pageOf(order, hits, start, count);
  const inStock = intersect(hits, index.inStock);
  const available = countCommon(inStock, inStock);
  const first = pageOf(order, inStock, start, count);
  if (first.length === count) return first;
  const soldOut = createBits();
  forEachBit(hits, (place) => {
    if (!hasBit(inStock, place)) addBit(soldOut, place);
  });
  return [...first, ...pageOf(order, soldOut, Math.max(0, start - available), count - first.length)];
}

/** Products that pass all filters, optionally without one of them. */
function narrow(index: ListingIndex, source: ListingSource, query: ListingQuery) {
  const base = baseOf(index, source);
  const filters = passes(index, base, query);
  const among = (own?: FacetId): Bits =>
    [...filters].reduce((left, [facet, bits]) => (facet === own ? left : intersect(left, bits)), base);
  return { filters, among };
}

export function findsAny(index: ListingIndex, source: ListingSource, query: ListingQuery): boolean {
  return narrow(index, source, query)
    .among()
    .words.some((word) => word !== 0);
}

/** Count, page and facets; a facet counts without its own filter. */
export function findListing(
  index: ListingIndex,
  source: ListingSource,
  query: ListingQuery,
  offered: Offered = {},
): ListingResult {
  const { filters, among } = narrow(index, source, query);
  const hits = among();
  const seen = (facet: FacetId): Bits => (filters.has(facet) ? among(facet) : hits);
  const counts = (facet: WrittenFacet) => {
    const options = index.options(facet);
    const chosen = query.filters[facet];
    const own = offered[facet];
    return countOptions(options, own === undefined ? options.keys() : [...own, ...chosen], seen(facet));
  };
  return {
    total: countCommon(hits, hits),
    ids: findPage(index, source, query, hits).map((place) => index.productAt(place).id),
    facets: {
      category: counts('category'),
      size: counts('size'),
      color: counts('color'),
      price: countPrices(index, seen('price')),
      activity: counts('activity'),
      gender: counts('gender'),
      store: counts('store'),
    },
  };
}
