import type {
  Address,
  GiftOption,
  Image,
  Order,
  PaymentMethod,
  Promotion,
  Variation,
} from '@haberdash/api-client/cart';
import {
  boolean,
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
import { sql } from 'drizzle-orm';

import type { Currency } from '../../../shared/money.ts';
import { ATTEMPT_STATES, DUE_STATES, FAILED_STATES, LIVE_STATES, spelled } from './attempt-states.ts';
import type { OrderPlan } from './order-plan.ts';

/** A payment attempt for a cart; its id is the provider's idempotency key. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    /** The session or tender that pays the rest. */
    sessionId: text('session_id').notNull(),
    /** All tenders as one key: the same tenders have one attempt. */
    payKey: text('pay_key').notNull(),
    owner: text('owner').notNull(),
    orderNumber: text('order_number').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    plan: jsonb('plan').$type<OrderPlan>().notNull(),
    /** The error code of a declined or released attempt. */
    errorId: text('error_id'),
    challengeUrl: text('challenge_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Leased until this time. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    leaseOwner: text('lease_owner').notNull(),
    /** Manual fraud review: nothing is captured or shipped until it ends. */
    inReview: boolean('in_review').notNull().default(false),
    /** Hash of the client address, while stock is held. */
    clientKey: text('client_key'),
  },
  (table) => [
    index('payment_attempt_session').on(table.sessionId),
    uniqueIndex('payment_attempt_pay_key').on(table.payKey),
    uniqueIndex('payment_attempt_order').on(table.orderNumber),
    uniqueIndex('payment_attempt_live')
      .on(table.cartId)
      .where(sql`${table.state} in ${spelled(LIVE_STATES)}`),
    index('payment_attempt_held_by_owner')
      .on(table.owner)
      .where(sql`${table.state} in ${spelled(LIVE_STATES)}`),
    index('payment_attempt_held_by_client')
      .on(table.clientKey)
      .where(sql`${table.state} in ${spelled(LIVE_STATES)}`),
    index('payment_attempt_ended')
      .on(table.createdAt)
      .where(sql`${table.state} in ${spelled(FAILED_STATES)}`),
    index('payment_attempt_due')
      .on(table.leaseUntil)
      .where(sql`${table.state} in ${spelled(DUE_STATES)}`),
  ],
);

/** Stock held by an attempt; deleted when it is released or sold. */
export const stockHold = pgTable(
  'stock_hold',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    location: text('location').notNull(),
    quantity: integer('quantity').notNull(),
    /** The end of the store's reservation. */
    reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.variantId, table.location] })],
);

/** An order with its totals in minor units. */
export const shopOrder = pgTable(
  'shop_order',
  {
    orderNumber: text('order_number').primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    owner: text('owner').notNull(),
    secret: text('secret').notNull(),
    state: text('state', { enum: ['PENDING_CHALLENGE', 'PLACED', 'CANCELLED'] }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    shipments: jsonb('shipments').$type<Order['shipments']>().notNull(),
    paymentMethod: jsonb('payment_method').$type<PaymentMethod[]>().notNull(),
    promoSummary: jsonb('promo_summary').$type<Promotion[]>().notNull(),
    couponCodes: text('coupon_codes').array().notNull(),
    itemTotal: integer('item_total').notNull(),
    totalDiscount: integer('total_discount').notNull(),
    shipping: integer('shipping').notNull(),
    tax: integer('tax').notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    total: integer('total').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('shop_order_attempt').on(table.attemptId),
    uniqueIndex('shop_order_cart')
      .on(table.cartId)
      .where(sql`${table.state} <> 'CANCELLED'`),
    index('shop_order_owner').on(table.owner, table.createdAt),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    lineId: text('line_id').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    upc: text('upc').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    unitCurrent: integer('unit_current').notNull(),
    unitOriginal: integer('unit_original').notNull(),
    rowTotal: integer('row_total').notNull(),
    discount: integer('discount').notNull(),
    tax: integer('tax').notNull(),
    pageUrl: text('page_url').notNull(),
    image: jsonb('image').$type<Image>().notNull(),
    variants: jsonb('variants').$type<Variation[]>().notNull(),
    shipmentId: text('shipment_id').notNull().default('me'),
    /** Stock location; null without stock. */
    location: text('location').default('online'),
    recipeId: text('recipe_id').notNull().default(''),
    gift: jsonb('gift').$type<GiftOption>(),
    isBonus: boolean('is_bonus').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.position] })],
);
