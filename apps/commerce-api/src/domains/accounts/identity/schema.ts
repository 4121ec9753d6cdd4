import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The password of somebody, by the subject of their tokens; hashes are PHC strings of Argon2id. */
export const credential = pgTable('credential', {
  subject: text('subject').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Of the passwords before, the latest first. */
  previousHashes: text('previous_hashes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Until when a password works that an associate chose. */
  temporaryUntil: timestamp('temporary_until', { withTimezone: true }),
  /** Since when nobody may sign in with it any more. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Codes of sign-ins that the token service has not exchanged yet, by their hash. */
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

/**
 * Codes of mailed links that set a new password, by their hash. One that was asked for an address without an account
 * has the subject of nobody.
 */
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

/**
 * Wrong passwords of an account, which need not exist: from one network, or from all of them, where both keys are the
 * same. Keys are hashes that nobody can compute without the secret of the service.
 */
export const signInGuard = pgTable(
  'sign_in_guard',
  {
    key: text('key').primaryKey(),
    accountKey: text('account_key').notNull(),
    /** Since the last lock or the last success. */
    failures: integer('failures').notNull(),
    /** So far; each one lasts longer. */
    locks: integer('locks').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Somebody has signed in from there: wrong passwords from elsewhere do not lock this network out before then. */
    knownUntil: timestamp('known_until', { withTimezone: true }),
    /** When nothing here counts any more. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_guard_of_account').on(table.accountKey),
    index('sign_in_guard_ended').on(table.endsAt),
  ],
);
