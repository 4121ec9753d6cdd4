import { defineHandlers, type Area, type ShopServices } from '../../../platform/operations/area.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { createCategoryListing } from './category-listing.ts';
import { readListingQuery } from './listing-filters.ts';
import { warmListings, type Listings } from './listings.ts';

export function listingArea({ clock }: Pick<ShopServices, 'clock'>, listings: Listings): Area {
  const listCategory = createCategoryListing(clock, listings);
  return {
    name: 'listing',
    routes: warmListings(listings),
    handlers: defineHandlers({
      getCatalog: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        return listCategory(query.categoryId, readListingQuery(query), context);
      },
    }),
  };
}
