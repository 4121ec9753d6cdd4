import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Open e-mail verification challenges; the code is stored as a hash. */
export const enrolmentChallenge = pgTable(
  'enrolment_challenge',
  {
    id: uuid('id').primaryKey(),
    /** Only this token may respond. */
    subject: text('subject').notNull(),
    brand: text('brand').notNull(),
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
