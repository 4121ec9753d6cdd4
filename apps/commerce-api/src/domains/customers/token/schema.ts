import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Refresh tokens by hash; a family descends from one token. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: uuid('family_id').notNull(),
    subject: text('subject').notNull(),
    usid: text('usid').notNull(),
    type: text('type', { enum: ['Guest', 'Registered', 'Agent'] })
      .notNull()
      .default('Guest'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
    replacements: integer('replacements').notNull().default(0),
    parentHash: text('parent_hash'),
    /** The parent was used again. */
    isRevoked: boolean('is_revoked').notNull().default(false),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_parent').on(table.parentHash),
    index('refresh_token_expiry').on(table.expiresAt),
    index('refresh_token_of_people')
      .on(table.subject)
      .where(sql`${table.type} <> 'Guest'`),
  ],
);

/** Secrets shared by all instances. */
export const serviceSecret = pgTable('service_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
