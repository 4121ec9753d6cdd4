import { defineHandlers, type Area, type Services } from '../../platform/operations/area.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { getReviews } from './repository.ts';

/** What buyers say about products. */
export const reviewsArea = ({ database }: Pick<Services, 'database'>): Area => ({
  name: 'reviews',
  handlers: defineHandlers({
    getReviews: async ({ params, query, context, reply }) => {
      reply.header('cache-control', CATALOGUE_CACHE);
      const { start = 0, count = 24, sort = 'newest' } = query ?? {};
      return getReviews(database.read, params.productId, { start, count, sort }, context);
    },
  }),
});
