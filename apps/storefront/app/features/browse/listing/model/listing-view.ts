import { categoryIdFromPath } from '@haberdash/analytics';
import { toCard } from '../../cards/index.ts';
import type { Listing } from '@haberdash/api-client/products';
import { resolveLink, type ProductCardModel } from '@haberdash/blocks/model';
import {
  hrefWith,
  hrefWithout,
  hrefWithoutFilters,
  listingHref,
  type ListingAddress,
} from './listing-address.ts';
import { toFacets, toShownFacets, type FacetView } from './facets.ts';
import { hasFilters, PAGE_SIZE, type FacetId, type ListingQuery, type Sort } from './listing-terms.ts';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface ListingView {
  readonly title: string;
  readonly description?: string;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly sort: Sort;
  readonly defaultSort?: Sort | undefined;
  readonly path: string;
  readonly q?: string;
  /** The address without the page number: appended pages share it. */
  readonly base: string;
  readonly facets: readonly FacetView[];
  readonly chips: ReadonlyArray<LinkView & { readonly key: string }>;
  readonly clearHref: string;
  readonly breadcrumbs: readonly LinkView[];
  readonly subcategories: readonly LinkView[];
  readonly shortcuts: readonly LinkView[];
  readonly products: readonly ProductCardModel[];
}

interface ListingFacts {
  readonly locale: string;
  readonly path: string;
  readonly query: ListingQuery;
  readonly q?: string | undefined;
}

/** Maps a listing to what the page shows; kept small because it is sent in the document, too. */
export function toListingView(listing: Listing, { locale, path, query, q }: ListingFacts): ListingView {
  const address: ListingAddress = { path, q, ...query };
  const understood = listing.understood ?? [];
  const base = listingHref({ ...address, page: 1 });
  const facets = toFacets(listing.facets);
  const link = ({ text, url }: { readonly text: string; readonly url: string }): LinkView => ({
    label: text,
    href: resolveLink(url, { locale, path }) ?? `/${locale}`,
  });
  return {
    title: listing.title,
    ...(listing.description === undefined ? {} : { description: listing.description }),
    total: listing.total,
    page: query.page,
    pageCount: Math.ceil(listing.total / PAGE_SIZE),
    sort: query.sort,
    ...(query.defaultSort === undefined ? {} : { defaultSort: query.defaultSort }),
    path,
    ...(q === undefined ? {} : { q }),
    base,
    facets: toShownFacets(listing.facets, base, query.whole),
    chips: [
      ...understood.map(({ facet, label, without }) => ({
        key: `${facet} ${label}`,
        label,
        href: listingHref({ ...address, page: 1, q: asSearch(without) }),
      })),
      ...facets.flatMap(({ id, options }) =>
        options
          .filter(({ selected }) => selected)
          .map((option) => ({
            key: `${id} ${option.id}`,
            label: option.label,
            href: hrefWithout(address, id, option.id),
          })),
      ),
    ],
    clearHref: hrefWithoutFilters({ ...address, q: withoutUnderstood(q, understood) }),
    breadcrumbs: listing.breadcrumbs.map(link),
    subcategories: (listing.subcategories ?? []).map((each) => keepFilters(link(each), address, facets)),
    shortcuts: shortcutsOf(facets, address, listing.total),
    products: listing.products.map(toCard),
  };
}

/** Facets whose options are clear without the facet's name. */
const SHORTCUT_FACETS = ['gender', 'activity', 'price'] as const satisfies readonly FacetId[];
const SHORTCUTS_OF_A_FACET = 2;

/** The most common option of each facet without a choice, unless it matches every product. */
function shortcutsOf(facets: readonly FacetView[], address: ListingAddress, total: number): LinkView[] {
  return SHORTCUT_FACETS.flatMap((id) => {
    const { options = [] } = facets.find((facet) => facet.id === id) ?? {};
    if (options.some(({ selected }) => selected)) return [];
    return options
      .filter(({ count }) => count > 0 && count < total)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, SHORTCUTS_OF_A_FACET)
      .map((option) => ({ label: option.label, href: hrefWith(address, id, option.id) }));
  });
}

/** Keeps the filters in links to categories that have matching products. */
function keepFilters(link: LinkView, address: ListingAddress, facets: readonly FacetView[]): LinkView {
  const id = categoryIdFromPath(link.href);
  const options = facets.find((facet) => facet.id === 'category')?.options ?? [];
  const hasProducts = options.some((option) => option.id === id && option.count > 0);
  const filters = { ...address.filters, category: [] };
  if (!hasProducts || !hasFilters({ filters })) return link;
  return {
    ...link,
    href: listingHref({
      path: link.href,
      page: 1,
      sort: address.sort,
      defaultSort: address.defaultSort,
      filters,
    }),
  };
}

/** An empty search counts as none. */
const asSearch = (text: string): string | undefined => (text === '' ? undefined : text);

/** The search without the words that were taken as filters. */
function withoutUnderstood(
  q: string | undefined,
  understood: NonNullable<Listing['understood']>,
): string | undefined {
  if (q === undefined || understood.length === 0) return q;
  const left = understood.map(({ without }) => without.split(' '));
  return asSearch(
    q
      .split(' ')
      .filter((word) => left.every((words) => words.includes(word)))
      .join(' '),
  );
}
