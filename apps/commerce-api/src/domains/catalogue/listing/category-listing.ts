import type { Listing } from '@haberdash/api-client/products';

import type { Clock } from '../../../shared/clock.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Reader } from '../catalogue/cards.ts';
import { linkOf } from '../catalogue/category-tree.ts';
import { buildFacets } from './facets.ts';
import type { ListingQuery } from './listing-filters.ts';
import type { Listings } from './listings.ts';
import { findListing } from './listing-index/find-listing.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import { categoryPath, scenePath } from '../catalogue/paths.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';

/** For names and texts; a product change invalidates earlier. */
const TTL_MS = 30_000;
const MAX_LISTINGS = 500;

/** Category listings; PLP400 for an unknown category. */
export function createCategoryListing(clock: Clock, { trees, indexes, findCards, stores }: Listings) {
  const cache = createTtlCache<Listing>(clock, TTL_MS, MAX_LISTINGS);

  async function list(
    index: ListingIndex,
    categoryId: string,
    query: ListingQuery,
    reader: Reader,
  ): Promise<Listing> {
    const [tree, storesHere] = await Promise.all([trees(reader.edition), stores(reader.country)]);
    const category = tree.find(categoryId);
    if (category === undefined) throw new ServiceError('PLP400');
    const children = tree.childrenOf(categoryId);
    const found = findListing(index, { categoryId }, query, {
      category: children.map(({ id }) => id),
      store: storesHere.map(({ id }) => id),
    });
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
        stores: storesHere,
        useTitles: false,
      }),
      products: await findCards(found.ids, reader, query.filters.color),
      breadcrumbs: tree.breadcrumbsOf(categoryId),
      subcategories: children.map(linkOf),
    };
  }

  return async (categoryId: string, query: ListingQuery, reader: Reader): Promise<Listing> => {
    const index = await indexes(reader.currency);
    const key = JSON.stringify([index.changes.in(categoryId), categoryId, reader.locale, query]);
    return cache.get(key, () => list(index, categoryId, query, reader));
  };
}
