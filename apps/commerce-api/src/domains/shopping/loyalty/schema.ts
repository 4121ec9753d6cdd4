import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';
import { shopOrder } from '../../ledger/index.ts';

/**
 * What a member's order is worth in points. PENDING: it can still be sent back, the points are promised. EARNED: they
 * stand on the balance. LOST: nothing of the order was kept.
 */
export const loyaltyEarning = pgTable(
  'loyalty_earning',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    /** What earns, in minor units, as the order was placed. */
    goods: integer('goods').notNull(),
    /** Points for all of it. */
    promised: integer('promised').notNull(),
    /** What of them still stands. */
    points: integer('points').notNull(),
    state: text('state', { enum: ['PENDING', 'EARNED', 'LOST'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When nothing of the order can be sent back any more. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('loyalty_earning_of_consumer').on(table.consumerNo, table.createdAt),
    index('loyalty_earning_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

/** Who was invited by whom; both have their reward once the invited one has kept a first order. */
export const referral = pgTable(
  'referral',
  {
    consumerNo: text('consumer_no')
      .primaryKey()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    referrerNo: text('referrer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    state: text('state', { enum: ['JOINED', 'REWARDED'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('referral_of_referrer').on(table.referrerNo, table.settledAt)],
);
