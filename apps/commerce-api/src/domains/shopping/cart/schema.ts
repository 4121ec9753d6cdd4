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

/** What a cart became when a guest's was merged into it; its shopper is told until the cart changes. */
export interface MergeNotice {
  /** More pieces than before. */
  readonly grew: boolean;
  /** Variants of which both carts together had more than can be sold. */
  readonly reduced: readonly string[];
  /** What of the guest's cart had no room, or a newer one beside it; notices of before have none. */
  readonly left?: ReadonlyArray<'items' | 'codes' | 'gift-cards' | 'payment'>;
}

/** A cart is open until its order is placed; whether a payment is under way stands in `payment_attempt`. */
export const cart = pgTable(
  'cart',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    state: text('state', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    /**
     * The bag of its shopper, a product that is bought by itself beside it, or the bag of a guest whose payment was
     * still under way when they signed in to an account with a bag: it joins that one if no order comes of it.
     */
    kind: text('kind', { enum: ['bag', 'express', 'aside'] })
      .notNull()
      .default('bag'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingMethod: text('shipping_method'),
    mergeNotice: jsonb('merge_notice').$type<MergeNotice>(),
    /** What the fraud check knows the device by; gone once the order is placed. */
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

/** One variant in a cart, delivered and given in one way; empty texts stand for none, so that lines can be compared. */
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
    /** A store or a collection point. */
    storeId: text('store_id').notNull().default(''),
    recipeId: text('recipe_id').notNull().default(''),
    gift: jsonb('gift').$type<GiftOption>(),
    /** Tells gifts apart without comparing their words. */
    giftKey: text('gift_key').notNull().default(''),
    /** What one gift card is worth; minor units. */
    customAmount: integer('custom_amount'),
    /** The promotion that gives the line. */
    bonusPromotionId: text('bonus_promotion_id').notNull().default(''),
    /** How the shop has changed its delivery; its shopper is told until the cart changes (spec 1 §4). */
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

/** A promo code on a cart, in the order in which the shopper entered it. */
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

/** A session at the payment provider belongs to one cart. */
export const paymentSession = pgTable(
  'payment_session',
  {
    id: text('id').primaryKey(),
    /** The way to pay that it was opened for. */
    method: text('method', { enum: REST_METHODS }).notNull().default('CREDIT_CARD'),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_session_ended').on(table.expiresAt)],
);
