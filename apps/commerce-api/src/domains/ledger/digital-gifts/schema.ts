import type { GiftOption } from '@haberdash/api-client/cart';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { shopOrder } from '../orders/schema.ts';

/** A purchased gift card; its id is the issuer's idempotency key. */
export const digitalGift = pgTable(
  'digital_gift',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    /** First name of the giver. */
    sender: text('sender').notNull(),
    gift: jsonb('gift').$type<GiftOption>().notNull(),
    /** SENT: its mail is queued. */
    state: text('state', { enum: ['WAITING', 'SENT'] }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Number of mails, each with its own key. */
    sends: integer('sends').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('digital_gift_order').on(table.orderNumber, table.lineId),
    index('digital_gift_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
