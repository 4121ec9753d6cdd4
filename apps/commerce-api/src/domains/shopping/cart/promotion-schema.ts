import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import type { Text } from '../../../shared/text.ts';
import type { Currency } from '../../../shared/money.ts';

/** Minor units per currency; a currency that is missing has no such amount. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>;

/** What a promotion takes off, and from what. */
export const promotion = pgTable('promotion', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['percentage', 'amount-off', 'free-shipping', 'gift'] }).notNull(),
  level: text('level', { enum: ['ORDER', 'PRODUCT', 'SHIPPING'] }).notNull(),
  names: jsonb('names').$type<Text>().notNull(),
  percent: smallint('percent'),
  amounts: jsonb('amounts').$type<Amounts>(),
  /** Least value of the eligible goods. */
  thresholds: jsonb('thresholds').$type<Amounts>(),
  /** Only products of one of these categories; none means all. */
  categoryIds: text('category_ids').array().notNull(),
  excludedProductIds: text('excluded_product_ids').array().notNull(),
  /** Of a gift: the variants of which one is given. */
  giftVariantIds: text('gift_variant_ids').array(),
  /** Applies without a code. */
  automatic: boolean('automatic').notNull().default(false),
  /** For who has no order yet. */
  firstOrderOnly: boolean('first_order_only').notNull().default(false),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/** A code that opens a promotion; `used` is changed by conditional statements only. */
export const coupon = pgTable('coupon', {
  code: text('code').primaryKey(),
  promotionId: text('promotion_id')
    .notNull()
    .references(() => promotion.id, { onDelete: 'cascade' }),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  maxUses: integer('max_uses'),
  oncePerShopper: boolean('once_per_shopper').notNull().default(false),
  used: integer('used').notNull().default(0),
  /** The subject of the one shopper who may use it; none for a code for everybody. */
  owner: text('owner'),
});

/** Who used a code, for which payment attempt; released with the attempt. */
export const couponUse = pgTable(
  'coupon_use',
  {
    code: text('code').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    owner: text('owner').notNull(),
    /** The code may be used once per shopper; the database holds that rule against placements at once. */
    isSingle: boolean('is_single').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.code] }),
    uniqueIndex('coupon_use_once')
      .on(table.code, table.owner)
      .where(sql`${table.isSingle}`),
    index('coupon_use_by_owner').on(table.owner, table.code),
  ],
);
