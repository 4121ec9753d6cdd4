import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { CURRENCIES } from '../../../shared/money.ts';
import { consumerAddress } from './address-schema.ts';
import { consumer } from './schema.ts';

/** What a shop may know of a saved card. */
export interface SavedCardSummary {
  readonly type: string;
  readonly lastFour: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly holder?: string;
}

/** Cards, gift cards and rewards that a consumer has saved; numbers stay with the provider that the token is of. */
export const savedInstrument = pgTable(
  'saved_instrument',
  {
    id: text('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    method: text('method', { enum: ['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'] }).notNull(),
    /** The card that is offered first. */
    main: boolean('main').notNull().default(false),
    /** By which the payment or gift card provider knows it; none for a reward, which is the shop's own. */
    providerToken: text('provider_token'),
    /** The provider's word for the same card, whatever its token. */
    fingerprint: text('fingerprint'),
    card: jsonb('card').$type<SavedCardSummary>(),
    /** Where the bills of a card go. */
    addressId: text('address_id').references(() => consumerAddress.id),
    /** Of a gift card. */
    lastFour: text('last_four'),
    /** Of a reward, in minor units. */
    amount: integer('amount'),
    /** By which its owner names a reward at the checkout. */
    code: text('code'),
    /** What a reward was made from. */
    points: integer('points'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
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

/** Sessions of the payment provider's frame in which people type cards to be saved. */
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
