import { readCategoryContent } from '../../../content/index.server.ts';
import { toPageBlocks, type PageBlock } from '../../../content/index.ts';
import { settlePage } from '../../../../pages/page-number.ts';
import { lastPageSegment } from '../../../../pages/page-segment.ts';
import { categoryIdFromPath } from '@haberdash/analytics';
import type { Listing } from '@haberdash/api-client/products';
import type { Block } from '@haberdash/blocks/model';
import { redirect } from 'react-router';
import type { PublicPageRead, PublicRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { createIdentityCache } from '@haberdash/page-engine/document';
import { breadcrumbJsonLd, type JsonLdData } from '../../../../shared/seo/json-ld.ts';
import { pageHead, type PageHead } from '../../../../shared/seo/page-head.ts';
import { listingHref } from '../model/listing-address.ts';
import { readListingQuery, readServiceQuery } from '../model/listing-query.ts';
import { DEFAULT_SORT, hasContent, hasFilters, isSort, type ListingQuery } from '../model/listing-terms.ts';
import { toListingView, type ListingView } from '../model/listing-view.ts';

export interface CategoryPage {
  readonly head: PageHead;
  readonly listing: ListingView;
  readonly below: readonly PageBlock[];
  readonly jsonLd: JsonLdData;
  /** The variation whose order is shown, for its activation. */
  readonly sortVariation?: string | undefined;
}

/** A page of a category; redirects a wrong slug, and a page number that does not exist. */
export async function readCategoryPage(read: PublicPageRead<'category'>): Promise<CategoryPage> {
  const { api, site, pathname } = read;
  const categoryId = categoryIdFromPath(pathname);
  if (categoryId === undefined) throw fault('not-found');
  const { query, sortVariation } = await withDecidedSort(read, readListingQuery(read.query));
  const [listing, below] = await Promise.all([
    api.products.GET('/products/v2/catalog', {
      params: { query: { categoryId, ...readServiceQuery(read.query, query.sort) } },
    }),
    hasContent(query) ? readCategoryContent(read, categoryId) : NOTHING,
  ]);
  const address = isPathOfCategory(listing.url, categoryId)
    ? listing.url
    : pathname.slice(site.locale.length + 1);
  const path = `/${site.locale}${address}`;
  if (path !== decodeURI(pathname)) throw redirect(listingHref({ path, ...query }), 301);
  const key = JSON.stringify([site.locale, path, query, read.isDocument, sortVariation]);
  const made = pages([listing, below], key, () => ({
    ...makePage(read, { listing, below, address, path, query }),
    ...(sortVariation === undefined ? {} : { sortVariation }),
  }));
  const { listing: view } = made;
  const { page, isWritten } = settlePage(read.query.get('page'), query.page, view.pageCount);
  if (!isWritten) throw redirect(listingHref({ path, ...query, page }), 302);
  return made;
}

/** The flag whose variable `sort` is the order of a category that was not chosen by the shopper. */
const LISTING_SORT_FLAG = 'listing_sort';

async function withDecidedSort(
  read: PublicPageRead<'category'>,
  query: ListingQuery,
): Promise<{ readonly query: ListingQuery; readonly sortVariation?: string | undefined }> {
  if (read.query.get('sort') !== null) return { query };
  const decision = await read.decideFlag?.(LISTING_SORT_FLAG);
  const sort = decision?.variables['sort'];
  if (decision === undefined || !isSort(sort)) return { query };
  const decided = sort === DEFAULT_SORT ? query : { ...query, sort, defaultSort: sort };
  return { query: decided, sortVariation: decision.variationKey };
}

/** Redirects are cached permanently, so only a path of this category is accepted. */
const isPathOfCategory = (path: string | undefined, categoryId: string): path is string =>
  path !== undefined &&
  lastPageSegment('category', path)?.includes('%') === false &&
  categoryIdFromPath(path) === categoryId;

const NOTHING: readonly Block[] = [];
const pages = createIdentityCache<CategoryPage>();

interface CategoryParts {
  readonly listing: Listing;
  readonly below: readonly Block[];
  readonly address: string;
  readonly path: string;
  readonly query: ListingQuery;
}

function makePage(read: PublicRead, { listing, below, address, path, query }: CategoryParts): CategoryPage {
  const { site, t } = read;
  const { page } = query;
  return {
    head: pageHead(read, {
      title: page > 1 ? t('listing.titlePage', { title: listing.title, number: page }) : listing.title,
      description: listing.description,
      path: page > 1 ? `${address}?page=${page}` : address,
      image: listing.image?.src,
      noIndex:
        hasFilters(query) || query.sort !== (query.defaultSort ?? DEFAULT_SORT) || query.whole !== undefined,
    }),
    listing: toListingView(listing, { locale: site.locale, path, query }),
    below: toPageBlocks(below, read.isDocument, 'below'),
    jsonLd: breadcrumbJsonLd(site, listing.breadcrumbs),
  };
}
