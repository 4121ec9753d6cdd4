import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * That somebody objected to a look, once; it is due until the gallery has been told. The key is a digest of look and
 * shopper, so that the row says nothing about who it was.
 */
export const lookReport = pgTable(
  'look_report',
  {
    key: text('key').primaryKey(),
    lookId: text('look_id').notNull(),
    reason: text('reason').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('look_report_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('look_report_remove_at').on(table.removeAt),
  ],
);
