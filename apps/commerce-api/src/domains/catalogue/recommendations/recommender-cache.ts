import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import type {
  RecommendedProduct,
  Recommender,
  RecommenderDecision,
  RecommenderQuery,
  RecommenderVisitor,
} from '../../../providers/recommender/provider.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';

/** Recommendations for everyone change slowly. */
const TTL_MS = 60_000;
const CACHED_QUERIES = 2_000;
/** Pause after a failure, so that pages do not wait for a provider that is down. */
const PAUSE_MS = 10_000;

interface RecommenderParts {
  readonly clock: Clock;
  readonly recommender: Pick<Recommender, 'recommend' | 'decide'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Queries the provider; returns nothing where it is slow, fails or responds wrongly. What it decides for one visitor is
 * not cached, and a failure of either pauses both.
 */
export function createRecommenderCache({ clock, recommender, timeoutMs, log }: RecommenderParts) {
  const cached = createTtlCache<readonly RecommendedProduct[]>(clock, TTL_MS, CACHED_QUERIES);
  let pausedUntil = 0;
  const attempt = async <T>(work: () => Promise<T>, none: T): Promise<T> => {
    if (clock.now() < pausedUntil) return none;
    try {
      return await work();
    } catch (error) {
      // Concurrent failures are logged once.
      if (clock.now() >= pausedUntil) log.warn({ err: error }, 'the recommender did not answer');
      pausedUntil = clock.now() + PAUSE_MS;
      return none;
    }
  };
  return {
    recommend: (query: RecommenderQuery) =>
      attempt<readonly RecommendedProduct[]>(
        () => cached.get(JSON.stringify(query), () => inTime(recommender.recommend(query), timeoutMs)),
        [],
      ),
    decide: (query: RecommenderQuery, visitor: RecommenderVisitor) =>
      attempt<RecommenderDecision>(() => inTime(recommender.decide(query, visitor), timeoutMs), {
        products: [],
      }),
  };
}
