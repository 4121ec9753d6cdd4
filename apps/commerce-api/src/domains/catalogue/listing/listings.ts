import type { FastifyPluginAsync } from 'fastify';

import type { ShopServices } from '../../../platform/operations/area.ts';
import { CURRENCIES } from '../../../shared/money.ts';
import { createCategoryTrees } from '../catalogue/category-tree.ts';
import { createStoreNames } from '../catalogue/store-names.ts';
import { readAfterStart } from '../catalogue/read-after-start.ts';
import { createCardCache, type FindCards } from './card-cache.ts';
import { createListingIndexes, type ListingIndexes } from './listing-index/index-cache.ts';

/** Shared caches of listings, search and product pages. */
export interface Listings {
  readonly trees: ReturnType<typeof createCategoryTrees>;
  readonly indexes: ListingIndexes;
  readonly findCards: FindCards;
  readonly stores: ReturnType<typeof createStoreNames>;
}

export function createListings({ database, clock }: Pick<ShopServices, 'database' | 'clock'>): Listings {
  const db = database.read;
  const indexes = createListingIndexes(db, clock);
  return {
    trees: createCategoryTrees(db, clock),
    indexes,
    findCards: createCardCache(db, clock, indexes),
    stores: createStoreNames(db, clock),
  };
}

export const warmListings = ({ indexes }: Listings): FastifyPluginAsync =>
  readAfterStart('the index of listings', async () => {
    for (const currency of CURRENCIES) await indexes(currency);
  });
