import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { variant } from '../catalogue/schema.ts';

/** A request for a mail when a variant is back in stock at a location. */
export const stockNotification = pgTable(
  'stock_notification',
  {
    /** The random id in the unsubscribe link. */
    id: uuid('id').primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    location: text('location').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** A year after the request; after the mail, the end of its link. */
    removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_notification_once')
      .on(table.variantId, table.location, table.email)
      .where(sql`${table.sentAt} is null`),
    index('stock_notification_of_mailbox').on(table.email),
    index('stock_notification_ended').on(table.removeAt),
  ],
);
