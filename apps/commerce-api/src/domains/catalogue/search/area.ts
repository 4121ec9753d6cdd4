import { defineHandlers, type Area, type ShopServices } from '../../../platform/operations/area.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { readAfterStart } from '../catalogue/read-after-start.ts';
import { readListingQuery } from '../listing/listing-filters.ts';
import type { Listings } from '../listing/listings.ts';
import { createSearch } from './search-service.ts';

export function searchArea({ database, clock }: ShopServices, listings: Listings): Area {
  const search = createSearch(database.read, clock, listings);
  return {
    name: 'search',
    routes: readAfterStart('the index of searches', () => search.warm()),
    handlers: defineHandlers({
      searchProducts: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        return search.find(query.q, readListingQuery(query), context);
      },
      autoSuggest: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        return search.suggest(query.q, context);
      },
    }),
  };
}
