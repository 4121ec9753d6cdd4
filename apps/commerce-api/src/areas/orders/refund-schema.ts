import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** A part of the money of an order that goes back. DUE: the payment party is still to be told. Amounts in minor units. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** What the refund is for, such as the number of a return; makes the call to the payment party idempotent. */
    refundKey: text('refund_key').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    /** The payment that the money comes from. */
    attemptId: uuid('attempt_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['DUE', 'DONE'] }).notNull(),
    /** Nobody else tells the party before this time. */
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
