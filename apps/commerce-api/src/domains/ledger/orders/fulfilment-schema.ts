import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { Parcel } from '../../../providers/fulfilment/provider.ts';
import { shopOrder } from './schema.ts';

/** Stages of a placed order; the first five in sequence. */
export const ORDER_STAGES = [
  'PLACED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const;

export type OrderStage = (typeof ORDER_STAGES)[number];

/** The fulfilment state of a placed order, as last reported by the provider. */
export const orderFulfilment = pgTable(
  'order_fulfilment',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    stage: text('stage', { enum: ORDER_STAGES }).notNull().default('PLACED'),
    /** The last applied change; earlier ones are ignored. */
    change: integer('change').notNull().default(0),
    parcels: jsonb('parcels').$type<readonly Parcel[]>().notNull().default([]),
    /** The call that the provider is due; leased until `dueAt`. */
    task: text('task', { enum: ['HAND_OVER', 'STOP'] }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Set when the shopper requests cancellation. */
    cancelReason: text('cancel_reason'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('order_fulfilment_open')
      .on(table.orderNumber)
      .where(sql`${table.stage} in ('PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP')`),
    index('order_fulfilment_due')
      .on(table.dueAt)
      .where(sql`${table.task} is not null`),
  ],
);

/** The last applied change of the provider; one row. */
export const fulfilmentCursor = pgTable('fulfilment_cursor', {
  id: integer('id').primaryKey(),
  change: integer('change').notNull(),
});
