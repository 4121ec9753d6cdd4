import { shopperOf } from '../../../platform/context/request-context.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { CATALOGUE_CACHE } from '../../catalogue/index.ts';
import { getQuestions } from './questions.ts';
import { getReviews } from './repository.ts';
import type { createTranslations } from './translations.ts';
import { castVote } from './votes.ts';
import { takeFlag, takeQuestion, takeReview } from './write.ts';

const DEFAULT_COUNT = 24;

/** Calls about reviews and questions (spec 2 §7). */
export const reviewHandlers = (clock: Clock, translate: ReturnType<typeof createTranslations>) =>
  defineHandlers({
    getReviews: async ({ db, params, query, context, reply }) => {
      reply.header('cache-control', CATALOGUE_CACHE);
      const { start = 0, count = DEFAULT_COUNT, sort = 'helpful', score, q } = query ?? {};
      return getReviews(db, params.productId, { start, count, sort, score, q }, context);
    },
    writeReview: async ({ params, body, context, transaction }) => {
      const now = new Date(clock.now());
      const reviewId = await transaction((tx) => takeReview(tx, params.productId, body, context, now));
      return { reviewId, status: 'SUBMITTED' };
    },
    flagReview: async ({ params, body, context, transaction }) => {
      const reporter = shopperOf(context).subject;
      const now = new Date(clock.now());
      await transaction((tx) => takeFlag(tx, params, body, reporter, now));
      return { reviewId: params.reviewId, flagged: true };
    },
    voteOnReview: async ({ params, body, context, transaction }) =>
      transaction((tx) =>
        castVote(tx, {
          kind: 'review',
          id: params.reviewId,
          productId: params.productId,
          voter: shopperOf(context).subject,
          isHelpful: body.vote === 'helpful',
          now: new Date(clock.now()),
        }),
      ),
    translateReview: async ({ db, params, body, context }) =>
      translate(db, params.reviewId, body.targetLanguage ?? context.language),
    getQuestions: async ({ db, params, query, context, reply }) => {
      reply.header('cache-control', CATALOGUE_CACHE);
      const { start = 0, count = DEFAULT_COUNT, sort = 'newest', q } = query ?? {};
      return getQuestions(db, params.productId, { start, count, sort, q }, context.language);
    },
    askQuestion: async ({ params, body, context, transaction }) => {
      const now = new Date(clock.now());
      const questionId = await transaction((tx) => takeQuestion(tx, params.productId, body, context, now));
      return { questionId, status: 'SUBMITTED' };
    },
    voteOnAnswer: async ({ params, body, context, transaction }) =>
      transaction((tx) =>
        castVote(tx, {
          kind: 'answer',
          id: params.answerId,
          productId: params.productId,
          voter: shopperOf(context).subject,
          isHelpful: body.vote === 'helpful',
          now: new Date(clock.now()),
        }),
      ),
  });
