import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import type {
  RecommendedProduct,
  Recommender,
  RecommenderQuery,
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
  readonly recommender: Pick<Recommender, 'recommend'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Queries the provider; returns nothing where it is slow, fails or responds wrongly. */
export function createRecommenderCache({ clock, recommender, timeoutMs, log }: RecommenderParts) {
  const cached = createTtlCache<readonly RecommendedProduct[]>(clock, TTL_MS, CACHED_QUERIES);
  let pausedUntil = 0;
  return async (query: RecommenderQuery): Promise<readonly RecommendedProduct[]> => {
    if (clock.now() < pausedUntil) return [];
    try {
      return await cached.get(JSON.stringify(query), () => inTime(recommender.recommend(query), timeoutMs));
    } catch (error) {
      // Concurrent failures are logged once.
      if (clock.now() >= pausedUntil) log.warn({ err: error }, 'the recommender did not answer');
      pausedUntil = clock.now() + PAUSE_MS;
      return [];
    }
  };
}
