import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';
import { TENDER_METHODS } from './rules/methods.ts';

/** What a shopper may see of a tender. */
export interface ShownTender {
  /** Brand of a card. */
  readonly type?: string;
  readonly lastFour?: string;
}

/** A tender on a cart (spec 1 §3). What it pays is counted with the cart, never written down. */
export const cartTender = pgTable(
  'cart_tender',
  {
    id: text('id').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    method: text('method', { enum: TENDER_METHODS }).notNull(),
    position: integer('position').notNull(),
    /** How much of it the shopper wants to use, in minor units; all that fits without one. */
    most: integer('most'),
    /** The session at the payment provider. */
    sessionId: text('session_id'),
    /** By which its provider knows a saved card or a gift card. */
    providerToken: text('provider_token'),
    /** Whose balance it is. */
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    /** The id of a saved reward. */
    item: text('item').notNull().default(''),
    /** What a gift card had when it was put on the cart, in minor units. */
    available: integer('available'),
    shown: jsonb('shown').$type<ShownTender>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('cart_tender_rest')
      .on(table.cartId)
      .where(sql`${table.method} in ('CREDIT_CARD', 'WALLET', 'PAY_LATER')`),
    uniqueIndex('cart_tender_balance')
      .on(table.cartId, table.method, table.item)
      .where(sql`${table.method} in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD')`),
    uniqueIndex('cart_tender_gift_card')
      .on(table.cartId, table.providerToken)
      .where(sql`${table.method} = 'GIFT_CARD'`),
    index('cart_tender_consumer')
      .on(table.consumerNo)
      .where(sql`${table.consumerNo} is not null`),
  ],
);
