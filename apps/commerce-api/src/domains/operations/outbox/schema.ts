import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What mail can be about; `domains/orders/mail` writes each kind. */
export const MAIL_KINDS = [
  'order-confirmation',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-link',
  'return-label',
  'return-refunded',
  'warranty-case',
  'contact-case',
  'subscription-confirmation',
  'enrolment-code',
  'account-deletion',
  'email-link',
  'password-reset',
  'question-answered',
  'gift-card',
  'back-in-stock',
] as const;

/** One kind of mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mail that the shop owes somebody; written with what it tells of, sent after it, sent once. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** What the mail is about, such as the number of an order; one mail of a kind for each. */
    reference: text('reference').notNull(),
    /** What cannot be looked up again when the mail is written, such as a code; gone once the mail is sent. */
    payload: jsonb('payload').$type<Readonly<Record<string, string>>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('outbox_once').on(table.kind, table.reference),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
