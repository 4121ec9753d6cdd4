import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { cart } from './schema.ts';

/** Store reservations: taken from `stock`, and returned by a trigger when the row is deleted. */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    /** The store. */
    location: text('location').notNull(),
    quantity: integer('quantity').notNull(),
    reservedUntil: timestamp('reserved_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_reservation_shelf').on(table.cartId, table.variantId, table.location),
    index('stock_reservation_ended').on(table.reservedUntil),
  ],
);
