import type { ProductCard } from '@haberdash/api-client/products';

import { defineHandlers, type Area, type ShopServices } from '../../platform/operations/area.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { createTtlCache } from '../../shared/ttl-cache.ts';
import { findRecommendations, type Recommendation } from '../catalogue/recommendations.ts';
import type { Listings } from '../listing/listings.ts';
import { getInventory, getStoreStock } from './inventory.ts';
import { getProductDetails } from './product-details.ts';

const NEVER = 'no-store';
/** Cards tell what is in stock, so they may be this old at most. */
const TTL_MS = 3_000;
const CACHED_RECOMMENDATIONS = 500;

/** One product: its details, its stock, and what goes with it. */
export function productArea({ database, clock }: ShopServices, { trees, findCards }: Listings): Area {
  const db = database.read;
  const recommended = createTtlCache<ProductCard[]>(clock, TTL_MS, CACHED_RECOMMENDATIONS);
  return {
    name: 'product',
    handlers: defineHandlers({
      getProductDetails: async ({ params, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const tree = await trees(context.edition);
        return getProductDetails(db, params.productId, context, tree, clock.now());
      },
      getProductInventory: async ({ params, reply }) => {
        reply.header('cache-control', NEVER);
        return getInventory(db, params.productId);
      },
      getStoreAvailability: async ({ params, body, reply }) => {
        reply.header('cache-control', NEVER);
        return { stores: await getStoreStock(db, params.productId, body.storeIds) };
      },
      getWidgetRecommendations: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const wanted: Recommendation = { ...query, count: query.count ?? 8 };
        const products = await recommended.get(JSON.stringify([context.locale, wanted]), async () =>
          findCards(await findRecommendations(db, wanted), context),
        );
        return { products };
      },
    }),
  };
}
