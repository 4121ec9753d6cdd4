import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts by hashed budget, window and caller; unlogged, so that a crash resets them. */
export const callCount = pgTable(
  'call_count',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('call_count_ended').on(table.endsAt)],
);
