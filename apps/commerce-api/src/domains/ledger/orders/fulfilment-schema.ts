import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { Parcel } from '../../../providers/fulfilment/provider.ts';
import { shopOrder } from './schema.ts';

/** Where an order can stand once it is placed; the first five in the order in which it goes through them. */
export const ORDER_STAGES = [
  'PLACED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const;

/** A stage of a placed order. */
export type OrderStage = (typeof ORDER_STAGES)[number];

/** A placed order as whoever packs and ships it has told it last; written with the order. */
export const orderFulfilment = pgTable(
  'order_fulfilment',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    stage: text('stage', { enum: ORDER_STAGES }).notNull().default('PLACED'),
    /** The number of the provider's change that was written last: an earlier one changes nothing. */
    change: integer('change').notNull().default(0),
    parcels: jsonb('parcels').$type<readonly Parcel[]>().notNull().default([]),
    /** What the provider still has to be told; nobody else tells it before `dueAt`. */
    task: text('task', { enum: ['HAND_OVER', 'STOP'] }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Why the shopper wants it stopped, from the moment that she does. */
    cancelReason: text('cancel_reason'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('order_fulfilment_due')
      .on(table.dueAt)
      .where(sql`${table.task} is not null`),
  ],
);

/** Up to which change of the provider everything is written; one row. */
export const fulfilmentCursor = pgTable('fulfilment_cursor', {
  id: integer('id').primaryKey(),
  change: integer('change').notNull(),
});
