import { FACETS, NO_FILTERS, SORTS, type FacetId, type ListingQuery } from './listing-terms.ts';

export interface ListingAddress extends ListingQuery {
  /** Path with its locale. */
  readonly path: string;
  /** The text of a search. */
  readonly q?: string | undefined;
}

/** The address of a listing, with only what differs from the plain one and always in the same order. */
export function listingHref({ path, q, page, sort, filters }: ListingAddress): string {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  for (const id of FACETS) for (const value of filters[id]) parameters.append(id, value);
  if (sort !== 'relevance') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The address with one more chosen value, from its first page. */
export const hrefWith = (address: ListingAddress, facet: FacetId, value: string): string =>
  listingHref({
    ...address,
    page: 1,
    filters: { ...address.filters, [facet]: [...address.filters[facet], value] },
  });

/** The address without one chosen value, from its first page. */
export const hrefWithout = (address: ListingAddress, facet: FacetId, value: string): string =>
  listingHref({
    ...address,
    page: 1,
    filters: { ...address.filters, [facet]: address.filters[facet].filter((each) => each !== value) },
  });

/** The address without any filter. */
export const hrefWithoutFilters = (address: ListingAddress): string =>
  listingHref({ ...address, page: 1, filters: NO_FILTERS });

/** An address with one more parameter. */
export const hrefAlso = (href: string, name: string, value: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The first page of a listing with all options of one facet. */
export const hrefWithWhole = (base: string, facet: FacetId): string => hrefAlso(base, 'facet', facet);

/** Where all options of one facet of a listing are fetched; its order makes no difference to them. */
export function facetAddress(base: string, facet: FacetId): string {
  const [path = '', search] = base.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('sort');
  parameters.append('facet', facet);
  return `${path}/facet?${parameters}`;
}

/** What a form of filters says. */
export function readFilterForm(form: FormData): ListingQuery {
  const chosen = FACETS.map((id) => [id, form.getAll(id).filter((value) => typeof value === 'string')]);
  const sort = form.get('sort');
  return {
    page: 1,
    sort: SORTS.find((each) => each === sort) ?? 'relevance',
    filters: { ...NO_FILTERS, ...Object.fromEntries(chosen) },
  };
}

/** The address of what a form of filters says. */
export const formHref = (address: Pick<ListingAddress, 'path' | 'q'>, form: HTMLFormElement): string =>
  listingHref({ path: address.path, q: address.q, ...readFilterForm(new FormData(form)) });
