import type { Address, GiftOption } from '@haberdash/api-client/cart';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { DELIVERY_KINDS, type TransitionNotice } from '../../catalogue/index.ts';
import { REST_METHODS } from '../tenders/rules/methods.ts';

/** The result of a merge, shown until the cart changes. */
export interface MergeNotice {
  /** More items than before. */
  readonly grew: boolean;
  /** Variants with less than both carts had. */
  readonly reduced: readonly string[];
  /** What was left out; undefined in old notices. */
  readonly left?: ReadonlyArray<'items' | 'codes' | 'gift-cards' | 'payment'>;
}

/** Carts are open until ordered; payments are in `payment_attempt`. */
export const cart = pgTable(
  'cart',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    state: text('state', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    /** `bag` is the current cart, `express` a direct purchase, `aside` waits for its payment before merging. */
    kind: text('kind', { enum: ['bag', 'express', 'aside'] })
      .notNull()
      .default('bag'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingMethod: text('shipping_method'),
    mergeNotice: jsonb('merge_notice').$type<MergeNotice>(),
    /** The device for the fraud check, until the order is placed. */
    deviceFingerprint: text('device_fingerprint'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('cart_owner').on(table.owner),
    uniqueIndex('cart_one_bag')
      .on(table.owner)
      .where(
        sql`${table.state} = 'open' and ${table.kind} = 'bag' and ${table.owner} not like 'guest-%' and ${table.owner} not like 'agent-%'`,
      ),
    index('cart_abandoned')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Cart lines; empty texts instead of nulls, so that lines compare. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
    delivery: text('delivery', { enum: DELIVERY_KINDS }).notNull().default('home'),
    /** A store or collection point. */
    storeId: text('store_id').notNull().default(''),
    recipeId: text('recipe_id').notNull().default(''),
    gift: jsonb('gift').$type<GiftOption>(),
    /** A digest that tells gifts apart. */
    giftKey: text('gift_key').notNull().default(''),
    /** Value of one gift card in minor units. */
    customAmount: integer('custom_amount'),
    /** The promotion of a gift line. */
    bonusPromotionId: text('bonus_promotion_id').notNull().default(''),
    /** Notices of changed delivery, until the cart changes (spec 1 §4). */
    notices: text('notices').array().$type<TransitionNotice[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('cart_line_identity').on(
      table.cartId,
      table.variantId,
      table.delivery,
      table.storeId,
      table.recipeId,
      table.giftKey,
      table.bonusPromotionId,
    ),
  ],
);

/** Promo codes in the order of entry. */
export const cartCoupon = pgTable(
  'cart_coupon',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

export const paymentSession = pgTable(
  'payment_session',
  {
    id: text('id').primaryKey(),
    /** The payment method of the session. */
    method: text('method', { enum: REST_METHODS }).notNull().default('CREDIT_CARD'),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_session_ended').on(table.expiresAt)],
);
