import type { ProductCard } from '@haberdash/api-client/products';
import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import { RECOMMENDER_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import type { Placement } from '../../../providers/recommender/provider.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import { defineHandlers, type Area, type ShopServices } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { findRecommendations, type Recommendation } from '../catalogue/recommendations.ts';
import type { Listings } from '../listing/listings.ts';
import { createRecommenderCache } from './recommender-cache.ts';
import { strategyOf } from './strategies.ts';

/** Cards include stock, so they may be this old at most. */
const TTL_MS = 3_000;
const CACHED_RECOMMENDATIONS = 500;
const DEFAULT_COUNT = 8;

interface RecommendationQuery extends Recommendation {
  readonly placement?: Placement | undefined;
}

/** Recommended products (spec 2 §7): those of the provider, filled up with the shop's own. */
export function recommendationsArea(
  { database, clock }: ShopServices,
  { recommender }: Pick<Providers, 'recommender'>,
  { findCards }: Pick<Listings, 'findCards'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Area {
  const db = database.read;
  const recommend = createRecommenderCache({ clock, recommender, timeoutMs: RECOMMENDER_TIMEOUT_MS, log });
  const cached = createTtlCache<ProductCard[]>(clock, TTL_MS, CACHED_RECOMMENDATIONS);
  const background = createBackground(log);

  const fromProvider = async (
    { placement, widget, productId, categoryId, count }: RecommendationQuery,
    context: RequestContext,
  ): Promise<ProductCard[]> => {
    const strategy = strategyOf(placement, widget);
    if (placement === undefined || strategy === undefined) return [];
    const recommended = await recommend({ strategy, placement, productId, categoryId });
    const tokens = new Map(recommended.map((one) => [one.productId, one.recToken]));
    const cards = await findCards([...tokens.keys()], context);
    return cards
      .filter(({ id, available }) => available === true && id !== productId)
      .slice(0, count)
      .map((card) => {
        const recToken = tokens.get(card.id);
        return recToken === undefined ? card : { ...card, recToken };
      });
  };

  const find = async (requested: RecommendationQuery, context: RequestContext): Promise<ProductCard[]> => {
    const first = await fromProvider(requested, context);
    if (first.length >= requested.count) return first;
    const known = new Set(first.map(({ id }) => id));
    const own = await findCards(await findRecommendations(db, requested), context);
    return [...first, ...own.filter(({ id }) => !known.has(id))].slice(0, requested.count);
  };

  return {
    name: 'recommendations',
    handlers: defineHandlers({
      getWidgetRecommendations: async ({ query, context, reply }) => {
        reply.header('cache-control', CATALOGUE_CACHE);
        const requested: RecommendationQuery = { ...query, count: query.count ?? DEFAULT_COUNT };
        const products = await cached.get(JSON.stringify([context.locale, requested]), () =>
          find(requested, context),
        );
        return { products };
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
