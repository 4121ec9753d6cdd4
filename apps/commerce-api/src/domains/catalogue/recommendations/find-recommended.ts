import type { ProductCard } from '@haberdash/api-client/products';

import type {
  Placement,
  RecommendedProduct,
  RecommenderDecision,
  RecommenderQuery,
  RecommenderVisitor,
} from '../../../providers/recommender/provider.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { ShopServices } from '../../../platform/operations/area.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import { findRecommendations, type Recommendation } from '../catalogue/recommendations.ts';
import type { Listings } from '../listing/listings.ts';
import type { createRecommenderCache } from './recommender-cache.ts';
import { strategyOf } from './strategies.ts';

/** Cards include stock, so they may be this old at most. */
const TTL_MS = 3_000;
const CACHED_RECOMMENDATIONS = 500;

export interface RecommendationQuery extends Recommendation {
  readonly placement?: Placement | undefined;
}

interface Decided {
  readonly products: ProductCard[];
  readonly decision?: NonNullable<RecommenderDecision['decision']>;
}

/** What the provider is asked; undefined for a row that the shop decides by its own data. */
function engineQuery({
  placement,
  widget,
  productId,
  categoryId,
}: RecommendationQuery): RecommenderQuery | undefined {
  const strategy = strategyOf(placement, widget);
  if (placement === undefined || strategy === undefined) return undefined;
  return { strategy, placement, productId, categoryId };
}

interface FinderParts extends Pick<ShopServices, 'database' | 'clock'>, Pick<Listings, 'findCards'> {
  readonly engine: ReturnType<typeof createRecommenderCache>;
}

/** Finds recommended products: those of the provider, filled up with the shop's own. */
export function createRecommendationFinder({ database, clock, findCards, engine }: FinderParts) {
  const db = database.read;
  const cached = createTtlCache<ProductCard[]>(clock, TTL_MS, CACHED_RECOMMENDATIONS);

  /** The cards of recommended products that the shop sells and has. */
  const cardsOf = async (
    recommended: readonly RecommendedProduct[],
    { productId, count }: RecommendationQuery,
    context: RequestContext,
  ): Promise<ProductCard[]> => {
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

  const fromProvider = async (
    requested: RecommendationQuery,
    context: RequestContext,
  ): Promise<ProductCard[]> => {
    const query = engineQuery(requested);
    return query === undefined ? [] : cardsOf(await engine.recommend(query), requested, context);
  };

  const fill = async (
    first: ProductCard[],
    requested: RecommendationQuery,
    context: RequestContext,
  ): Promise<ProductCard[]> => {
    if (first.length >= requested.count) return first;
    const known = new Set(first.map(({ id }) => id));
    const own = await findCards(await findRecommendations(db, requested), context);
    return [...first, ...own.filter(({ id }) => !known.has(id))].slice(0, requested.count);
  };

  const findShared = (requested: RecommendationQuery, context: RequestContext): Promise<ProductCard[]> =>
    cached.get(JSON.stringify([context.locale, requested]), async () =>
      fill(await fromProvider(requested, context), requested, context),
    );

  /** Without products for the visitor, those of everyone. */
  const decideFor = async (
    requested: RecommendationQuery,
    visitor: RecommenderVisitor,
    context: RequestContext,
  ): Promise<Decided> => {
    const query = engineQuery(requested);
    const { products: recommended, decision } =
      query === undefined ? { products: [], decision: undefined } : await engine.decide(query, visitor);
    const products =
      recommended.length === 0
        ? await findShared(requested, context)
        : await fill(await cardsOf(recommended, requested, context), requested, context);
    return { products, ...(decision && { decision }) };
  };

  return { findShared, decideFor };
}
