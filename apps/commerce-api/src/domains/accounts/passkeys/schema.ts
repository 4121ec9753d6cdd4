import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';

/** Random user handles, so that a lost device reveals no account. */
export const passkeyUser = pgTable('passkey_user', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
  userHandle: text('user_handle').notNull().unique(),
});

/** Passkeys; ids and keys are base64url. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => passkeyUser.consumerNo, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE format. */
    publicKey: text('public_key').notNull(),
    /** Signature counter; zero where the authenticator has none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports', {
      enum: ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'],
    })
      .array()
      .notNull()
      .default(sql`'{}'`),
    kind: text('kind', { enum: ['device', 'security-key'] }).notNull(),
    /** The authenticator's model, where known. */
    name: text('name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_of_consumer').on(table.consumerNo)],
);

/** Open challenges by hash; those of a sign-in have no account. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    consumerNo: text('consumer_no').references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_ended').on(table.expiresAt)],
);
