import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';

import type { ShopServices } from '../../platform/operations/area.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { createCategoryTrees } from '../catalogue/category-tree.ts';
import { createCardCache, type FindCards } from './card-cache.ts';
import { createListingIndexes, type ListingIndexes } from './listing-index/index-cache.ts';

/** What listings, search and product pages read from: one cache of each for the whole process. */
export interface Listings {
  readonly trees: ReturnType<typeof createCategoryTrees>;
  readonly indexes: ListingIndexes;
  readonly findCards: FindCards;
}

/** Those who wait for the start come first. */
const WARM_AFTER_MS = 1_000;

/** Opens the caches; they fill when they are first asked. */
export function createListings({ database, clock }: Pick<ShopServices, 'database' | 'clock'>): Listings {
  const db = database.read;
  const indexes = createListingIndexes(db, clock);
  return { trees: createCategoryTrees(db, clock), indexes, findCards: createCardCache(db, clock, indexes) };
}

/** Reads the indexes one after another; what fails is read again by the first who asks. */
async function readIndexes(indexes: ListingIndexes, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  try {
    for (const currency of CURRENCIES) await indexes(currency);
  } catch (error) {
    log.warn({ err: error }, 'the index of listings could not be read ahead');
  }
}

/** The first visitor of a large shop would wait for its index; nobody needs it before the service listens. */
export const warmListings =
  ({ indexes }: Listings): FastifyPluginAsync =>
  async (app) => {
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', () => {
      timer = setTimeout(() => void readIndexes(indexes, app.log), WARM_AFTER_MS).unref();
    });
    app.addHook('onClose', async () => clearTimeout(timer));
  };
