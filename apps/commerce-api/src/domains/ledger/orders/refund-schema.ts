import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** What of a refund goes back to one tender of the order. */
export interface RefundShare {
  /** The place of the tender among those of the order, from 0. */
  readonly tender: number;
  /** Minor units, above 0. */
  readonly amount: number;
}

/** A part of the money of an order that goes back. DUE: the providers that paid are still to be told. Amounts in minor units. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** What the refund is for, such as the number of a return; makes the calls to the providers idempotent. */
    refundKey: text('refund_key').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    /** The payment that the money comes from. */
    attemptId: uuid('attempt_id').notNull(),
    amount: integer('amount').notNull(),
    /** What each tender gets of it; they add up to it. */
    shares: jsonb('shares').$type<readonly RefundShare[]>().notNull(),
    state: text('state', { enum: ['DUE', 'DONE'] }).notNull(),
    /** Nobody else tells the provider before this time. */
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
