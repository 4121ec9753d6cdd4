/** Products on one page of a listing. */
export const PAGE_SIZE = 24;

/** The orders of a listing; the first is the one without a parameter. */
export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** What can be filtered, in the order of the form. */
export const FACETS = ['category', 'gender', 'size', 'color', 'activity', 'price', 'store'] as const;
export type FacetId = (typeof FACETS)[number];

/** The chosen values of every facet. */
export type Filters = { readonly [Id in FacetId]: readonly string[] };

/** What an address asks of a listing. */
export interface ListingQuery {
  readonly page: number;
  readonly sort: Sort;
  readonly filters: Filters;
  /** The facet of which all options are shown; it changes neither products nor their order. */
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

/** Whether editors' blocks are shown: a shopper who filters or pages looks for products and nothing else. */
export const hasContent = (query: ListingQuery): boolean => query.page === 1 && !hasFilters(query);

/** Whether anything is filtered. */
export const hasFilters = ({ filters }: Pick<ListingQuery, 'filters'>): boolean =>
  FACETS.some((id) => filters[id].length > 0);
