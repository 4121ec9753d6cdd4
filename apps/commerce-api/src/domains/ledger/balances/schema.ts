import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';

/** POINTS are loyalty points; rewards, athlete credit and the caps of employees and prosumers are minor units. */
export const BALANCE_KINDS = ['POINTS', 'REWARD', 'ATHLETE', 'EMPLOYEE', 'PROSUMER'] as const;

export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** Balance changes, unique by reference; current balances are in the owners' tables. */
export const balanceEntry = pgTable(
  'balance_entry',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BALANCE_KINDS }).notNull(),
    /** The saved reward; empty for other kinds. */
    item: text('item').notNull().default(''),
    /** Payment attempt or order; unique. */
    reference: text('reference').notNull(),
    /** Negative when taken. */
    amount: integer('amount').notNull(),
    /** The reference that this entry reverses. */
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
