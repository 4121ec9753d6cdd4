import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Calls that were counted in one window. The key is a hash of budget, window and caller, so that a row names nobody
 * and no two windows can be joined. The table is unlogged: after a crash of the database counting begins anew.
 */
export const callCount = pgTable(
  'call_count',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('call_count_ended').on(table.endsAt)],
);
