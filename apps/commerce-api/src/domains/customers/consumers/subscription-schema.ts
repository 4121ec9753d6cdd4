import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** Newsletters and text messages that somebody wants, with an account or without one. */
export const subscription = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** None for a guest, who is known by the recipient alone. */
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    type: text('type', { enum: ['Newsletter', 'LoyaltyNewsletter'] }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** An address in lower case, or a phone in the international form. */
    recipient: text('recipient').notNull(),
    country: text('country').notNull(),
    region: text('region', { enum: ['NORA', 'EMEA'] }).notNull(),
    /** Where it was asked for: the language of the question whether it was meant. */
    locale: text('locale').notNull(),
    /** The campaign of a form that anybody may fill in. */
    source: text('source'),
    optin: boolean('optin').notNull(),
    /** True once the recipient has confirmed; nothing is sent before. */
    doubleOptin: boolean('double_optin').notNull().default(false),
    optinDate: timestamp('optin_date', { withTimezone: true }),
    optoutDate: timestamp('optout_date', { withTimezone: true }),
    /** Of the code that waits for an answer. */
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

/** On which channel somebody hears of an event of the shop. */
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
