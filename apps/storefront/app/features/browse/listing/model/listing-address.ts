import { DEFAULT_SORT, FACETS, NO_FILTERS, SORTS, type FacetId, type ListingQuery } from './listing-terms.ts';

export interface ListingAddress extends ListingQuery {
  readonly path: string;
  readonly q?: string | undefined;
}

export function listingHref({ path, q, page, sort, defaultSort, filters }: ListingAddress): string {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  for (const id of FACETS) for (const value of filters[id]) parameters.append(id, value);
  if (sort !== (defaultSort ?? DEFAULT_SORT)) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
}

export const hrefWith = (address: ListingAddress, facet: FacetId, value: string): string =>
  listingHref({
    ...address,
    page: 1,
    filters: { ...address.filters, [facet]: [...address.filters[facet], value] },
  });

export const hrefWithout = (address: ListingAddress, facet: FacetId, value: string): string =>
  listingHref({
    ...address,
    page: 1,
    filters: { ...address.filters, [facet]: address.filters[facet].filter((each) => each !== value) },
  });

export const hrefWithoutFilters = (address: ListingAddress): string =>
  listingHref({ ...address, page: 1, filters: NO_FILTERS });

export const hrefAlso = (href: string, name: string, value: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

export const hrefWithWhole = (base: string, facet: FacetId): string => hrefAlso(base, 'facet', facet);

/** Without the order, which options do not depend on. */
export function facetAddress(base: string, facet: FacetId): string {
  const [path = '', search] = base.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('sort');
  parameters.append('facet', facet);
  return `${path}/facet?${parameters}`;
}

export function readFilterForm(form: FormData): ListingQuery {
  const chosen = FACETS.map((id) => [id, form.getAll(id).filter((value) => typeof value === 'string')]);
  const sort = form.get('sort');
  return {
    page: 1,
    sort: SORTS.find((each) => each === sort) ?? DEFAULT_SORT,
    filters: { ...NO_FILTERS, ...Object.fromEntries(chosen) },
  };
}

export const formHref = (
  { path, q, defaultSort }: Pick<ListingAddress, 'path' | 'q' | 'defaultSort'>,
  form: HTMLFormElement,
): string => listingHref({ path, q, defaultSort, ...readFilterForm(new FormData(form)) });
