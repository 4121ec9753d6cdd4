import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { paymentAttempt } from './schema.ts';

/**
 * Who an order is of, as first orders are recognised: one row for each payment that goes on or has made an order. Two
 * first orders of one shopper at the same moment break a unique index.
 */
export const orderShopper = pgTable(
  'order_shopper',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    /** None of an order that an associate places. */
    owner: text('owner'),
    /** As `shopperEmail` writes it. */
    email: text('email').notNull(),
    /** A keyed hash of what the payment provider recognises the card by. */
    cardKey: text('card_key'),
    /** Its price is that of a first order. */
    isFirst: boolean('is_first').notNull(),
  },
  (table) => [
    index('order_shopper_owner').on(table.owner),
    index('order_shopper_email').on(table.email),
    index('order_shopper_card').on(table.cardKey),
    uniqueIndex('order_shopper_first_of_owner')
      .on(table.owner)
      .where(sql`${table.isFirst}`),
    uniqueIndex('order_shopper_first_of_email')
      .on(table.email)
      .where(sql`${table.isFirst}`),
    uniqueIndex('order_shopper_first_of_card')
      .on(table.cardKey)
      .where(sql`${table.isFirst}`),
  ],
);
