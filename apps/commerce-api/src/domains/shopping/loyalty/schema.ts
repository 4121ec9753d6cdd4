import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';
import { shopOrder } from '../../ledger/index.ts';

/** Points of an order. PENDING: returnable. EARNED: on the balance. LOST: all was returned. */
export const loyaltyEarning = pgTable(
  'loyalty_earning',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    /** Earning goods value in minor units. */
    goods: integer('goods').notNull(),
    /** Points for the whole order. */
    promised: integer('promised').notNull(),
    /** Remaining points. */
    points: integer('points').notNull(),
    state: text('state', { enum: ['PENDING', 'EARNED', 'LOST'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** End of the return period. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('loyalty_earning_of_consumer').on(table.consumerNo, table.createdAt),
    index('loyalty_earning_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

/** Invitations; rewarded after the invited member's first retained order. */
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
