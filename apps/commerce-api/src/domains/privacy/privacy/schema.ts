import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A deleted account with a payment that has not ended, or an order that is still to be handed over: those need their
 * address until then. Gone once they are nobody's, too.
 */
export const endingAccount = pgTable('ending_account', {
  subject: text('subject').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
});
