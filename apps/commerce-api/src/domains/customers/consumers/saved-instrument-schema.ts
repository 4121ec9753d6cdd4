import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { Currency } from '../../../shared/money.ts';
import { consumerAddress } from './address-schema.ts';
import { consumer } from './schema.ts';

export interface SavedCardSummary {
  readonly type: string;
  readonly lastFour: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly holder?: string;
}

/** Saved cards, gift cards and rewards; numbers stay with the token's provider. */
export const savedInstrument = pgTable(
  'saved_instrument',
  {
    id: text('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    method: text('method', { enum: ['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'] }).notNull(),
    main: boolean('main').notNull().default(false),
    /** The provider's token; null for a reward. */
    providerToken: text('provider_token'),
    /** The provider's id of the same card, independent of the token. */
    fingerprint: text('fingerprint'),
    card: jsonb('card').$type<SavedCardSummary>(),
    addressId: text('address_id').references(() => consumerAddress.id),
    /** Gift cards only. */
    lastFour: text('last_four'),
    /** Rewards only, in minor units. */
    amount: integer('amount'),
    /** Reward code for the checkout. */
    code: text('code'),
    /** Points that the reward was made from. */
    points: integer('points'),
    currency: text('currency').$type<Currency>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_instrument_main')
      .on(table.consumerNo)
      .where(sql`${table.main}`),
    uniqueIndex('saved_instrument_once')
      .on(table.consumerNo, table.method, table.fingerprint)
      .where(sql`${table.fingerprint} is not null`),
    uniqueIndex('saved_instrument_code')
      .on(table.consumerNo, table.code)
      .where(sql`${table.code} is not null`),
    index('saved_instrument_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
  ],
);

/** Sessions of the payment provider's card frame. */
export const cardSession = pgTable(
  'card_session',
  {
    id: text('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('card_session_ended').on(table.expiresAt)],
);
