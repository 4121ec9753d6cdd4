import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** Mailed links that open an order, by code hash; without an order for an unknown address. */
export const orderLink = pgTable(
  'order_link',
  {
    codeHash: text('code_hash').primaryKey(),
    orderNumber: text('order_number').references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_link_order').on(table.orderNumber), index('order_link_ended').on(table.expiresAt)],
);
