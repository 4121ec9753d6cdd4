export const PAGE_SIZE = 24;

/** The first one is the default, without a parameter. */
export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

export const FACETS = ['category', 'gender', 'size', 'color', 'activity', 'price', 'store'] as const;
export type FacetId = (typeof FACETS)[number];

export type Filters = { readonly [Id in FacetId]: readonly string[] };

export const DEFAULT_SORT: Sort = 'relevance';

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);

export interface ListingQuery {
  readonly page: number;
  readonly sort: Sort;
  /** The order without a parameter, where an experiment has decided another one than relevance. */
  readonly defaultSort?: Sort | undefined;
  readonly filters: Filters;
  /** The facet with all options; affects neither products nor order. */
  readonly whole?: FacetId | undefined;
}

export const NO_FILTERS: Filters = {
  category: [],
  gender: [],
  size: [],
  color: [],
  activity: [],
  price: [],
  store: [],
};

/** Editors' blocks are hidden from a shopper who filters or pages. */
export const hasContent = (query: ListingQuery): boolean => query.page === 1 && !hasFilters(query);

export const hasFilters = ({ filters }: Pick<ListingQuery, 'filters'>): boolean =>
  FACETS.some((id) => filters[id].length > 0);
