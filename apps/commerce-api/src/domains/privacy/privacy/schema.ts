import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Deleted accounts with unfinished payments or orders, which need their address until then. */
export const endingAccount = pgTable('ending_account', {
  subject: text('subject').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
});
