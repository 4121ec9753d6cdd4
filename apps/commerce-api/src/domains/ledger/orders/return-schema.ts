import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** What a shopper sends back. ASKED: the carrier is being asked for a label. ARRIVED: the shop has it again. */
export const orderReturn = pgTable(
  'order_return',
  {
    returnNumber: text('return_number').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    state: text('state', { enum: ['ASKED', 'OPEN', 'ARRIVED'] }).notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    validUntil: date('valid_until'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }),
  },
  (table) => [index('order_return_order').on(table.orderNumber)],
);

/** How many of a line are sent back, and why. */
export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnNumber: text('return_number')
      .notNull()
      .references(() => orderReturn.returnNumber, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnNumber, table.lineId] })],
);
