import type {
  RecommendedProduct,
  Recommender,
  RecommenderFeedback,
  RecommenderQuery,
} from '../providers/recommender/provider.ts';

export interface FakeRecommender extends Recommender {
  readonly best: RecommendedProduct[];
  readonly requests: RecommenderQuery[];
  readonly reported: RecommenderFeedback[];
  state: 'up' | 'down' | 'silent';
}

export function fakeRecommender(): FakeRecommender {
  const provider: FakeRecommender = {
    best: [],
    requests: [],
    reported: [],
    state: 'up',
    async recommend(query) {
      provider.requests.push(query);
      if (provider.state === 'down') throw new Error('unreachable');
      if (provider.state === 'silent') await new Promise(() => undefined);
      return [...provider.best];
    },
    async report(feedback) {
      if (provider.state === 'down') throw new Error('unreachable');
      provider.reported.push(feedback);
    },
  };
  return provider;
}
