import { defineHandlers, type Area } from '../../platform/operations/area.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { getReviews } from './repository.ts';

/** What buyers say about products. */
export const reviewsArea = (): Area => ({
  name: 'reviews',
  handlers: defineHandlers({
    getReviews: async ({ db, params, query, context, reply }) => {
      reply.header('cache-control', CATALOGUE_CACHE);
      const { start = 0, count = 24, sort = 'helpful' } = query ?? {};
      return getReviews(db, params.productId, { start, count, sort }, context);
    },
  }),
});
