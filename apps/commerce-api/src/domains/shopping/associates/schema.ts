import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { paymentAttempt } from '../../ledger/index.ts';

export const storeEmployee = pgTable(
  'store_employee',
  {
    /** Sign-in name in capitals. */
    employeeNo: text('employee_no').primaryKey(),
    subject: text('subject').notNull().unique(),
    brand: text('brand').notNull(),
    storeId: text('store_id').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('store_employee_of_store').on(table.storeId)],
);

/** The associate and store of an order, by payment attempt. */
export const inStoreSale = pgTable('in_store_sale', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
  /** Subject of the associate's token. */
  agent: text('agent').notNull(),
  storeId: text('store_id').notNull(),
  employeeNo: text('employee_no').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
