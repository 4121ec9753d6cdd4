import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { shopOrder } from './schema.ts';

/** A return. ASKED: a label is requested. ARRIVED: the shop has the goods. */
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

/** Quantity and reason of a returned line. */
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
