import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import { RECOMMENDER_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import { defineHandlers, type Area, type ShopServices } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import type { Listings } from '../listing/listings.ts';
import { createRecommendationFinder } from './find-recommended.ts';
import { createRecommenderCache } from './recommender-cache.ts';

const DEFAULT_COUNT = 8;

/** Recommended products (spec 2 §7): those of the provider, filled up with the shop's own. */
export function recommendationsArea(
  { database, clock }: ShopServices,
  { recommender }: Pick<Providers, 'recommender'>,
  { findCards }: Pick<Listings, 'findCards'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Area {
  const engine = createRecommenderCache({ clock, recommender, timeoutMs: RECOMMENDER_TIMEOUT_MS, log });
  const { findShared, decideFor } = createRecommendationFinder({ database, clock, findCards, engine });
  const background = createBackground(log);

  return {
    name: 'recommendations',
    handlers: defineHandlers({
      getWidgetRecommendations: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const requested = { ...query, count: query.count ?? DEFAULT_COUNT };
        return { products: await findShared(requested, context) };
      },
      decideRecommendations: async ({ body, context, reply }) => {
        const { visitor, ...query } = body;
        reply.header('cache-control', 'no-store');
        return decideFor({ ...query, count: query.count ?? DEFAULT_COUNT }, visitor, context);
      },
      reportRecommendations: async ({ body, reply }) => {
        const { event, recTokens } = body;
        // At most once, because counting twice would distort the recommendations.
        background.run('recommendation feedback', () =>
          inTime(recommender.report({ event, recTokens }), RECOMMENDER_TIMEOUT_MS),
        );
        reply.header('cache-control', 'no-store');
        return { reported: true as const };
      },
    }),
    routes: async (app) => {
      app.addHook('onClose', () => background.drain());
    },
  };
}
