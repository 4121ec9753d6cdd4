import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { product, TEXT_STATES } from '../../catalogue/index.ts';

/** A shopper's report of a review. */
export const reviewFlag = pgTable(
  'review_flag',
  {
    reviewId: text('review_id').notNull(),
    reporter: text('reporter').notNull(),
    reason: text('reason').notNull(),
    comment: text('comment'),
    flaggedAt: timestamp('flagged_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.reporter] })],
);

/** A question about a product; the address is for the notification. */
export const question = pgTable(
  'question',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: TEXT_STATES }).notNull().default('published'),
    asker: text('asker'),
    email: text('email'),
  },
  (table) => [
    index('question_by_product').on(table.productId, table.askedAt.desc(), table.id),
    index('question_of_person')
      .on(table.asker)
      .where(sql`${table.asker} is not null`),
  ],
);

/** An answer to a question. */
export const answer = pgTable(
  'answer',
  {
    id: text('id').primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    author: text('author').notNull(),
    answeredOn: date('answered_on').notNull(),
    fromBrand: boolean('from_brand').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (table) => [index('answer_of_question').on(table.questionId, table.answeredOn, table.id)],
);

/** A shopper's vote on a review or an answer. */
export const helpfulVote = pgTable(
  'helpful_vote',
  {
    kind: text('kind', { enum: ['review', 'answer'] }).notNull(),
    targetId: text('target_id').notNull(),
    voter: text('voter').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId, table.voter] }),
    index('helpful_vote_of_person').on(table.voter),
  ],
);

/** Texts that are not sent to the editors yet. */
export const textSubmission = pgTable(
  'text_submission',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['review', 'question'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('text_submission_due').on(table.dueAt)],
);

/** The last applied decision of the editors. */
export const textDecisionCursor = pgTable('text_decision_cursor', {
  id: integer('id').primaryKey(),
  change: bigint('change', { mode: 'number' }).notNull(),
});
