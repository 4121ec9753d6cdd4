import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';

/**
 * What people have to spend. POINTS count points of the loyalty programme, the others minor units of the account's
 * currency: a reward that was saved, the credit of an athlete, the annual caps of employees and prosumers.
 */
export const BALANCE_KINDS = ['POINTS', 'REWARD', 'ATHLETE', 'EMPLOYEE', 'PROSUMER'] as const;

/** What somebody has to spend. */
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** One change of a balance, each once by its reference; what is left stands with the person, the member, the reward. */
export const balanceEntry = pgTable(
  'balance_entry',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BALANCE_KINDS }).notNull(),
    /** The saved reward; empty for what somebody has one of. */
    item: text('item').notNull().default(''),
    /** What it was for, such as a payment attempt or an order; never the same twice. */
    reference: text('reference').notNull(),
    /** Below 0 it was taken, above it was added. */
    amount: integer('amount').notNull(),
    /** The reference of the entry that this one undoes. */
    reverses: text('reverses'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.kind, table.item, table.reference] }),
    index('balance_entry_reference').on(table.reference),
    index('balance_entry_reverses')
      .on(table.reverses)
      .where(sql`${table.reverses} is not null`),
  ],
);
