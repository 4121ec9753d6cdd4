import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { shopOrder } from '../../ledger/index.ts';

/** The last invoice number by series. */
export const invoiceSeries = pgTable('invoice_series', {
  /** Country and year, such as `DE-2026`. */
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** Invoices; an order with one is never removed. */
export const orderInvoice = pgTable('order_invoice', {
  orderNumber: text('order_number')
    .primaryKey()
    .references(() => shopOrder.orderNumber, { onDelete: 'restrict' }),
  number: text('number').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});
