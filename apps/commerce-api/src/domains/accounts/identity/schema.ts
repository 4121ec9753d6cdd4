import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The password of an account by token subject; hashes are Argon2id PHC strings. */
export const credential = pgTable('credential', {
  subject: text('subject').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Earlier passwords, newest first. */
  previousHashes: text('previous_hashes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Expiry of a password that an associate chose. */
  temporaryUntil: timestamp('temporary_until', { withTimezone: true }),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Unused sign-in codes, by hash. */
export const authorizationCode = pgTable(
  'authorization_code',
  {
    codeHash: text('code_hash').primaryKey(),
    subject: text('subject').notNull(),
    type: text('type', { enum: ['Registered', 'Agent'] }).notNull(),
    /** Base64url of the SHA-256 of the verifier. */
    challenge: text('challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('authorization_code_ended').on(table.expiresAt)],
);

/** Unused password reset codes, by hash; for an unknown address the subject is random. */
export const passwordReset = pgTable(
  'password_reset',
  {
    codeHash: text('code_hash').primaryKey(),
    subject: text('subject').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('password_reset_of_subject').on(table.subject),
    index('password_reset_ended').on(table.expiresAt),
  ],
);

/** Failed sign-ins by account (which may not exist) and network; keys are hashes with the service's secret. */
export const signInGuard = pgTable(
  'sign_in_guard',
  {
    key: text('key').primaryKey(),
    accountKey: text('account_key').notNull(),
    /** Since the last lock or success. */
    failures: integer('failures').notNull(),
    /** Each lock lasts longer. */
    locks: integer('locks').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Until then failures from other networks do not lock this one out. */
    knownUntil: timestamp('known_until', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_guard_of_account').on(table.accountKey),
    index('sign_in_guard_ended').on(table.endsAt),
  ],
);
