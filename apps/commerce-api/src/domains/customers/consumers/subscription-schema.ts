import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** Newsletter and text message subscriptions, with or without an account. */
export const subscription = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** Null for a guest. */
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    type: text('type', { enum: ['Newsletter', 'LoyaltyNewsletter'] }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** A lower-case e-mail address or an international phone. */
    recipient: text('recipient').notNull(),
    country: text('country').notNull(),
    region: text('region', { enum: ['NORA', 'EMEA'] }).notNull(),
    /** Language of the confirmation mail. */
    locale: text('locale').notNull(),
    /** Campaign of a public form. */
    source: text('source'),
    optin: boolean('optin').notNull(),
    /** Nothing is sent before confirmation. */
    doubleOptin: boolean('double_optin').notNull().default(false),
    optinDate: timestamp('optin_date', { withTimezone: true }),
    optoutDate: timestamp('optout_date', { withTimezone: true }),
    confirmationHash: text('confirmation_hash').unique(),
    confirmationEndsAt: timestamp('confirmation_ends_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('subscription_of_consumer')
      .on(table.consumerNo, table.type, table.channel)
      .where(sql`${table.consumerNo} is not null`),
    uniqueIndex('subscription_of_guest')
      .on(table.brand, table.type, table.channel, table.recipient)
      .where(sql`${table.consumerNo} is null`),
  ],
);

/** Event notification channels. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    requestType: text('request_type', {
      enum: ['ORDER_STATUS', 'PICKUP_READY', 'DELIVERY', 'RETURN_STATUS', 'BACK_IN_STOCK'],
    }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    optin: boolean('optin').notNull(),
    recipient: text('recipient').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.consumerNo, table.requestType, table.channel] })],
);
