import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A session of the sandbox's card party; of a card it keeps what a shop may see and how it will behave. */
export const sandboxCardSession = pgTable('sandbox_card_session', {
  id: text('id').primaryKey(),
  origin: text('origin').notNull(),
  language: text('language').notNull(),
  behaviour: text('behaviour'),
  brand: text('brand'),
  bin: text('bin'),
  lastFour: text('last_four'),
  expiry: text('expiry'),
  challengeToken: text('challenge_token'),
  challengePassed: boolean('challenge_passed'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A payment of the sandbox's card party, by the key that the shop chose. */
export const sandboxPayment = pgTable('sandbox_payment', {
  key: text('key').primaryKey(),
  sessionId: text('session_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  state: text('state', {
    enum: ['pending', 'challenge', 'authorised', 'captured', 'declined', 'voided'],
  }).notNull(),
  reason: text('reason'),
  captures: integer('captures').notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Mail that reached the sandbox's mailbox. */
export const sandboxMail = pgTable(
  'sandbox_mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_mail_received').on(table.receivedAt)],
);
