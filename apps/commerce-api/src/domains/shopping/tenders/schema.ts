import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';
import { TENDER_METHODS } from './rules/methods.ts';

export interface ShownTender {
  /** Card brand. */
  readonly type?: string;
  readonly lastFour?: string;
}

/** Tenders of carts (spec 1 §3); amounts are computed with the cart. */
export const cartTender = pgTable(
  'cart_tender',
  {
    id: text('id').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    method: text('method', { enum: TENDER_METHODS }).notNull(),
    position: integer('position').notNull(),
    /** The chosen maximum in minor units; null for all. */
    most: integer('most'),
    /** Payment session. */
    sessionId: text('session_id'),
    /** Provider token of a saved card or gift card. */
    providerToken: text('provider_token'),
    /** Owner of the balance. */
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    /** Id of a saved reward. */
    item: text('item').notNull().default(''),
    /** Gift card balance when added, in minor units. */
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
