import type { ProductCard } from '@haberdash/api-client/products';
import type { FastifyBaseLogger } from 'fastify';

import { type Area, defineHandlers, type Services } from '../area.ts';
import type { Currency } from '../context/sites.ts';
import { createSearch } from '../search/search-service.ts';
import { createCardShelf } from './card-shelf.ts';
import { createCategoryListing } from './category-listing.ts';
import { createCategoryTrees } from './category-tree.ts';
import { getInventory, getStoreStock } from './inventory.ts';
import { readListingQuery } from './listing-filters.ts';
import { createListingIndexes, type ListingIndexes } from './listing-index/index-keeper.ts';
import { getProductDetails } from './product-details.ts';
import { findRecommendations, type Recommendation } from './recommendations.ts';
import { getReviews } from './reviews.ts';
import { createTtlCache } from './ttl-cache.ts';

/** The same for every shopper of a site, and fresh enough for half a minute. */
const PUBLIC = 'public, max-age=30';
const NEVER = 'no-store';
/** Cards tell what is in stock, so they may be this old at most. */
const TTL_MS = 3_000;
const KEPT_RECOMMENDATIONS = 500;
/** Those who wait for the start come first. */
const WARM_AFTER_MS = 1_000;
const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const satisfies readonly Currency[];

/** Reads the indexes one after another; what fails is read again by the first who asks. */
async function warmIndexes(indexes: ListingIndexes, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  try {
    for (const currency of CURRENCIES) await indexes(currency);
  } catch (error) {
    log.warn({ err: error }, 'the index of listings could not be read ahead');
  }
}

/** Finding and looking at products: listings, search, details, stock, reviews, recommendations. */
export function catalogueArea({ database, clock }: Services): Area {
  const db = database.read;
  const trees = createCategoryTrees(db, clock);
  const indexes = createListingIndexes(db, clock);
  const findCards = createCardShelf(db, clock, indexes);
  const listCategory = createCategoryListing(clock, trees, indexes, findCards);
  const search = createSearch(db, clock, { trees, indexes, findCards });
  const recommended = createTtlCache<ProductCard[]>(clock, TTL_MS, KEPT_RECOMMENDATIONS);
  return {
    name: 'catalogue',
    routes: async (app) => {
      // The first visitor of a large shop would wait for its index; nobody needs it before the service listens.
      let timer: NodeJS.Timeout | undefined;
      app.addHook('onListen', () => {
        timer = setTimeout(() => void warmIndexes(indexes, app.log), WARM_AFTER_MS).unref();
      });
      app.addHook('onClose', async () => clearTimeout(timer));
    },
    handlers: defineHandlers({
      getCatalog: async ({ query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return listCategory(query.categoryId, readListingQuery(query), context);
      },
      searchProducts: async ({ query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return search.find(query.q, readListingQuery(query), context);
      },
      autoSuggest: async ({ query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return search.suggest(query.q, context);
      },
      getProductDetails: async ({ params, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return getProductDetails(db, params.productId, context, await trees(context.language));
      },
      getProductInventory: async ({ params, reply }) => {
        reply.header('cache-control', NEVER);
        return getInventory(db, params.productId);
      },
      getStoreAvailability: async ({ params, body, reply }) => {
        reply.header('cache-control', NEVER);
        return { stores: await getStoreStock(db, params.productId, body.storeIds) };
      },
      getReviews: async ({ params, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const { start = 0, count = 24, sort = 'newest' } = query ?? {};
        return getReviews(db, params.productId, { start, count, sort }, context);
      },
      getWidgetRecommendations: async ({ query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const wanted: Recommendation = { ...query, count: query.count ?? 8 };
        const products = await recommended.get(JSON.stringify([context.locale, wanted]), async () =>
          findCards(await findRecommendations(db, wanted), context),
        );
        return { products };
      },
    }),
  };
}
