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

/** Minor units by currency. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>;

/** Promotions. */
export const promotion = pgTable('promotion', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['percentage', 'amount-off', 'free-shipping', 'gift'] }).notNull(),
  level: text('level', { enum: ['ORDER', 'PRODUCT', 'SHIPPING'] }).notNull(),
  names: jsonb('names').$type<Text>().notNull(),
  percent: smallint('percent'),
  amounts: jsonb('amounts').$type<Amounts>(),
  /** Minimum value of eligible goods. */
  thresholds: jsonb('thresholds').$type<Amounts>(),
  /** Eligible categories; empty for all. */
  categoryIds: text('category_ids').array().notNull(),
  excludedProductIds: text('excluded_product_ids').array().notNull(),
  /** Variants of a gift to choose from. */
  giftVariantIds: text('gift_variant_ids').array(),
  /** Applies without a code. */
  automatic: boolean('automatic').notNull().default(false),
  /** Only without earlier orders. */
  firstOrderOnly: boolean('first_order_only').notNull().default(false),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/** Promo codes; `used` is changed by conditional statements only. */
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
  /** The only shopper who may use it; null for everyone. */
  owner: text('owner'),
});

/** Uses of codes by payment attempt; deleted when it is released. */
export const couponUse = pgTable(
  'coupon_use',
  {
    code: text('code').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    owner: text('owner').notNull(),
    /** Once per shopper, held by a unique index. */
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
