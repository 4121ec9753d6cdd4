import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** The part of a refund for one tender. */
export interface RefundShare {
  /** Index of the order's tender. */
  readonly tender: number;
  /** Positive minor units. */
  readonly amount: number;
}

/** A refund of an order in minor units; DUE until all providers have been called. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** The reason, such as a return number; idempotency key of the provider calls. */
    refundKey: text('refund_key').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id').notNull(),
    amount: integer('amount').notNull(),
    /** Shares by tender; they sum to the amount. */
    shares: jsonb('shares').$type<readonly RefundShare[]>().notNull(),
    state: text('state', { enum: ['DUE', 'DONE'] }).notNull(),
    /** Leased until this time. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_refund_order').on(table.orderNumber),
    index('order_refund_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'DUE'`),
  ],
);
