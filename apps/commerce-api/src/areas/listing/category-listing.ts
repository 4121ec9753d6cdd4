import type { Listing } from '@haberdash/api-client/products';

import type { Clock } from '../../shared/clock.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import type { Reader } from '../catalogue/cards.ts';
import { linkOf } from '../catalogue/category-tree.ts';
import { buildFacets } from './facets.ts';
import type { ListingQuery } from './listing-filters.ts';
import type { Listings } from './listings.ts';
import { findListing } from './listing-index/find-listing.ts';
import { categoryPath, scenePath } from '../catalogue/paths.ts';
import { createTtlCache } from '../../shared/ttl-cache.ts';

/** Listings hold what is in stock, so an answer may be this old at most. */
const TTL_MS = 3_000;
const MAX_LISTINGS = 300;

/** Answers the listing of a category; one that does not exist is refused with PLP400. */
export function createCategoryListing(clock: Clock, { trees, indexes, findCards, stores }: Listings) {
  const cache = createTtlCache<Listing>(clock, TTL_MS, MAX_LISTINGS);

  async function list(categoryId: string, query: ListingQuery, reader: Reader): Promise<Listing> {
    const tree = await trees(reader.edition);
    const category = tree.find(categoryId);
    if (category === undefined) throw new ServiceRefusal('PLP400');
    const children = tree.childrenOf(categoryId);
    const found = findListing(await indexes(reader.currency), { categoryId }, query);
    return {
      categoryId,
      title: category.title,
      description: category.description,
      url: categoryPath(category.slug, categoryId),
      image: { src: scenePath(category.scene), alt: category.title },
      total: found.total,
      start: query.start,
      count: query.count,
      sort: query.sort,
      facets: buildFacets(found.facets, {
        reader,
        filters: query.filters,
        categories: children,
        stores: await stores(reader.country),
        useTitles: false,
      }),
      products: await findCards(found.ids, reader, query.filters.color),
      breadcrumbs: tree.breadcrumbsOf(categoryId),
      subcategories: children.map(linkOf),
    };
  }

  return (categoryId: string, query: ListingQuery, reader: Reader): Promise<Listing> =>
    cache.get(JSON.stringify([categoryId, reader.locale, query]), () => list(categoryId, query, reader));
}
