import { toMinor } from '../../../shared/money.ts';

/** Filters, sort and page of a listing, validated by the contract. */
export interface ListingQuery {
  readonly start: number;
  readonly count: number;
  readonly sort: ListingSort;
  readonly filters: ListingFilters;
}

export type ListingSort = 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'rating' | 'discount';

export interface ListingFilters {
  readonly size: readonly string[];
  readonly color: readonly string[];
  readonly price: readonly string[];
  readonly activity: readonly string[];
  readonly gender: readonly string[];
  readonly category: readonly string[];
  /** Matches products with a size in any of the stores. */
  readonly store: readonly string[];
}

export type FacetId = keyof ListingFilters;

/** Minor units, `from` inclusive, `to` exclusive. */
export interface PriceRange {
  readonly id: string;
  readonly from: number;
  readonly to: number | undefined;
}

interface RawQuery {
  readonly start?: number;
  readonly count?: number;
  readonly sort?: ListingSort;
  readonly size?: readonly string[];
  readonly color?: readonly string[];
  readonly price?: readonly string[];
  readonly activity?: readonly string[];
  readonly gender?: readonly string[];
  readonly category?: readonly string[];
  readonly store?: readonly string[];
}

/** Unique values; texts that the database cannot store match nothing and are dropped. */
const distinct = (values: readonly string[] = []): string[] => [
  ...new Set(values.filter((value) => !value.includes('\0'))),
];

/** Reads a listing query with the contract's defaults. */
export function readListingQuery(query: RawQuery): ListingQuery {
  return {
    start: query.start ?? 0,
    count: query.count ?? 24,
    sort: query.sort ?? 'relevance',
    filters: {
      size: distinct(query.size),
      color: distinct(query.color),
      price: distinct(query.price),
      activity: distinct(query.activity),
      gender: distinct(query.gender),
      category: distinct(query.category),
      store: distinct(query.store),
    },
  };
}

export function readPriceRange(text: string): PriceRange {
  const [from = '0', to = ''] = text.split('-');
  return { id: text, from: toMinor(Number(from)), to: to === '' ? undefined : toMinor(Number(to)) };
}

export const PRICE_RANGES: readonly PriceRange[] = [
  '0-25',
  '25-50',
  '50-100',
  '100-150',
  '150-200',
  '200-300',
  '300-',
].map(readPriceRange);
