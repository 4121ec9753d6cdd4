import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';

/** By what authenticators know an account: drawn at random, so that a lost device names nobody. */
export const passkeyUser = pgTable('passkey_user', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
  /** Base64url. */
  userHandle: text('user_handle').notNull().unique(),
});

/** What signs somebody in beside the password; ids and keys are base64url. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => passkeyUser.consumerNo, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    /** In the form of COSE. */
    publicKey: text('public_key').notNull(),
    /** Of signatures; zero where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports', {
      enum: ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'],
    })
      .array()
      .notNull()
      .default(sql`'{}'`),
    kind: text('kind', { enum: ['device', 'security-key'] }).notNull(),
    /** Of what keeps it, where its model is known. */
    name: text('name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_of_consumer').on(table.consumerNo)],
);

/** Challenges that nobody has answered yet, by their hash; those of a sign-in are nobody's. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_ended').on(table.expiresAt)],
);
