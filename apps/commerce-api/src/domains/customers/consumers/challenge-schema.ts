import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whether somebody reads the mail of an address: asked with a code, of which the hash is kept. */
export const enrolmentChallenge = pgTable(
  'enrolment_challenge',
  {
    id: uuid('id').primaryKey(),
    /** The token that asked; no other one may answer. */
    subject: text('subject').notNull(),
    brand: text('brand').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    provedAt: timestamp('proved_at', { withTimezone: true }),
  },
  (table) => [
    index('enrolment_challenge_of_email').on(table.brand, table.email, table.expiresAt),
    index('enrolment_challenge_ended').on(table.expiresAt),
  ],
);
