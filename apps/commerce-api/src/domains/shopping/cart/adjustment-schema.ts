import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { AdjustmentTerms } from './rules/adjustments.ts';
import { cart, cartLine } from './schema.ts';

/** A price reduction by an associate, of a line or the order. */
export const priceAdjustment = pgTable(
  'price_adjustment',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** Null for the whole order. */
    lineId: uuid('line_id').references(() => cartLine.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['PERCENTAGE', 'AMOUNT', 'FIXED_PRICE'] }).notNull(),
    /** Hundredths of a per cent, or minor units. */
    value: integer('value').notNull(),
    reason: text('reason', { enum: ['DAMAGED', 'PRICE_MATCH', 'GOODWILL', 'OTHER'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('price_adjustment_once').on(table.cartId, sql`coalesce(${table.lineId}, ${table.cartId})`),
    index('price_adjustment_of_line')
      .on(table.lineId)
      .where(sql`${table.lineId} is not null`),
  ],
);

/** Audit of price adjustments; survives the cart. */
export const priceAdjustmentChange = pgTable(
  'price_adjustment_change',
  {
    id: uuid('id').primaryKey(),
    adjustmentId: uuid('adjustment_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    lineId: uuid('line_id'),
    variantId: text('variant_id'),
    /** Subject of the associate's token. */
    agent: text('agent').notNull(),
    /** Store session of the adding call. */
    storeId: text('store_id'),
    employeeNo: text('employee_no'),
    before: jsonb('before').$type<AdjustmentTerms>(),
    after: jsonb('after').$type<AdjustmentTerms>(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('price_adjustment_change_of_cart').on(table.cartId, table.changedAt)],
);
