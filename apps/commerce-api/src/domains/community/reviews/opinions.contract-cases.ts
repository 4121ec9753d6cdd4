import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import { newQuestion, newReview, type ReviewState } from './reviews-world.fixtures.ts';

const NOWHERE = '/products/v1/products/ZZ000000';
const vote = { vote: 'helpful' };

export const cases: ContractCases<ReviewState> = {
  writeReview: {
    201: ({ shopper, path }) => shopper.call('POST', `${path}/reviews`, newReview),
    404: ({ shopper }) => shopper.call('POST', `${NOWHERE}/reviews`, newReview),
  },
  flagReview: {
    200: ({ shopper, path }) => shopper.call('POST', `${path}/review/rv-1/flag`, { reason: 'spam' }),
    404: ({ shopper, path }) => shopper.call('POST', `${path}/review/rv-0/flag`, { reason: 'spam' }),
  },
  voteOnReview: {
    200: ({ shopper, path }) => shopper.call('POST', `${path}/review/rv-1/vote`, vote),
    404: ({ shopper }) => shopper.call('POST', `${NOWHERE}/review/rv-1/vote`, vote),
  },
  translateReview: {
    200: ({ shopper }) =>
      shopper.call('POST', '/products/v1/review/rv-1/translate', { targetLanguage: 'fr' }),
    404: ({ shopper }) => shopper.call('POST', '/products/v1/review/rv-0/translate', {}),
    409: async ({ database, shopper }) => {
      await database.read.execute(`update review set text = repeat('x', 1501)`);
      return shopper.call('POST', '/products/v1/review/rv-1/translate', { targetLanguage: 'fr' });
    },
  },
  getQuestions: {
    200: ({ shopper, path }) => shopper.call('GET', `${path}/reviews/questions`),
    404: ({ shopper }) => shopper.call('GET', `${NOWHERE}/reviews/questions`),
  },
  askQuestion: {
    201: ({ shopper, path }) => shopper.call('POST', `${path}/reviews/questions`, newQuestion),
    404: ({ shopper }) => shopper.call('POST', `${NOWHERE}/reviews/questions`, newQuestion),
  },
  voteOnAnswer: {
    200: ({ shopper, path }) => shopper.call('POST', `${path}/review/an-1/questions/vote`, vote),
    404: ({ shopper, path }) => shopper.call('POST', `${path}/review/an-0/questions/vote`, vote),
  },
};
