import type {
  RecommendedProduct,
  Recommender,
  RecommenderFeedback,
  RecommenderQuery,
} from '../parties/recommender/recommender.ts';

/** A recommender that a test fills, breaks and looks into. */
export interface FakeRecommender extends Recommender {
  readonly best: RecommendedProduct[];
  readonly asked: RecommenderQuery[];
  readonly reported: RecommenderFeedback[];
  state: 'up' | 'down' | 'silent';
}

/** A recommender that recommends nothing yet. */
export function fakeRecommender(): FakeRecommender {
  const party: FakeRecommender = {
    best: [],
    asked: [],
    reported: [],
    state: 'up',
    async recommend(query) {
      party.asked.push(query);
      if (party.state === 'down') throw new Error('unreachable');
      if (party.state === 'silent') await new Promise(() => undefined);
      return [...party.best];
    },
    async report(feedback) {
      if (party.state === 'down') throw new Error('unreachable');
      party.reported.push(feedback);
    },
  };
  return party;
}
