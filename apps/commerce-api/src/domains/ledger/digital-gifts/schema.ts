import type { GiftOption } from '@haberdash/api-client/cart';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { shopOrder } from '../orders/schema.ts';

/** A gift card that was bought for somebody; its id is the key by which the issuer sells one card and no more. */
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
    /** The first name of whoever gives it. */
    sender: text('sender').notNull(),
    gift: jsonb('gift').$type<GiftOption>().notNull(),
    /** WAITING: it goes out when it is due. SENT: its mail is written. */
    state: text('state', { enum: ['WAITING', 'SENT'] }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often its mail was written; each is mail of its own. */
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
