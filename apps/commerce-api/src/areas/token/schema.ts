import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Refresh tokens by their hash; a family is all that came from one first token. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: uuid('family_id').notNull(),
    subject: text('subject').notNull(),
    usid: text('usid').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
    replacements: integer('replacements').notNull().default(0),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

/** Secrets that every instance on one database shares. */
export const serviceSecret = pgTable('service_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
