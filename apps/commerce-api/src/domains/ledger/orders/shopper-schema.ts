import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { paymentAttempt } from './schema.ts';

/** Identifies first orders; unique indexes reject two of one shopper. */
export const orderShopper = pgTable(
  'order_shopper',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    /** Null for an associate's order. */
    owner: text('owner'),
    /** Normalised by `shopperEmail`. */
    email: text('email').notNull(),
    /** Keyed hash of the card fingerprint. */
    cardKey: text('card_key'),
    /** It has a first-order price. */
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
