import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Kinds of mail; `domains/orders/mail` writes them. */
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

export type MailKind = (typeof MAIL_KINDS)[number];

/** Queued mail: written with its event and sent once. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** Reference of the event; one mail per kind and reference. */
    reference: text('reference').notNull(),
    /** Data that cannot be read later, such as a code; deleted after sending. */
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
