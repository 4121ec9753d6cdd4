import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { paymentAttempt } from '../../ledger/index.ts';

/** Somebody who works in a store and may sell there to shoppers. */
export const storeEmployee = pgTable(
  'store_employee',
  {
    /** In capitals; they sign in with it. */
    employeeNo: text('employee_no').primaryKey(),
    subject: text('subject').notNull().unique(),
    brand: text('brand').notNull(),
    storeId: text('store_id').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('store_employee_of_store').on(table.storeId)],
);

/** Who sold an order in which store, by the payment that it was placed with. */
export const inStoreSale = pgTable('in_store_sale', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
  /** The subject of the associate's token. */
  agent: text('agent').notNull(),
  storeId: text('store_id').notNull(),
  employeeNo: text('employee_no').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
