import type {
  RecommendedProduct,
  Recommender,
  RecommenderDecision,
  RecommenderFeedback,
  RecommenderQuery,
  RecommenderVisitor,
} from '../providers/recommender/provider.ts';

export interface FakeRecommender extends Recommender {
  readonly best: RecommendedProduct[];
  readonly requests: RecommenderQuery[];
  readonly reported: RecommenderFeedback[];
  readonly visitors: RecommenderVisitor[];
  decision: RecommenderDecision['decision'];
  state: 'up' | 'down' | 'silent';
}

export function fakeRecommender(): FakeRecommender {
  const provider: FakeRecommender = {
    best: [],
    requests: [],
    reported: [],
    visitors: [],
    decision: undefined,
    state: 'up',
    async recommend(query) {
      provider.requests.push(query);
      if (provider.state === 'down') throw new Error('unreachable');
      if (provider.state === 'silent') await new Promise(() => undefined);
      return [...provider.best];
    },
    async decide(query, visitor) {
      provider.visitors.push(visitor);
      return { products: await provider.recommend(query), decision: provider.decision };
    },
    async report(feedback) {
      if (provider.state === 'down') throw new Error('unreachable');
      provider.reported.push(feedback);
    },
  };
  return provider;
}
