import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { shopOrder } from '../../ledger/index.ts';

/** The last number that an invoice of a series has got. */
export const invoiceSeries = pgTable('invoice_series', {
  /** A country and a year, such as `DE-2026`. */
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** The invoice of an order; an order that has one is not removed. */
export const orderInvoice = pgTable('order_invoice', {
  orderNumber: text('order_number')
    .primaryKey()
    .references(() => shopOrder.orderNumber, { onDelete: 'restrict' }),
  number: text('number').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});
