import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { Currency } from '../../../shared/money.ts';

/** An account at a brand; amounts are minor units of `currency`. */
export const consumer = pgTable(
  'consumer',
  {
    consumerNo: text('consumer_no').primaryKey(),
    /** The token subject, and the owner of carts, orders and lists. */
    subject: text('subject').notNull().unique(),
    brand: text('brand').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** When the address was verified; its objects belong to no account before. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date'),
    gender: text('gender', { enum: ['female', 'male', 'diverse', 'undisclosed'] }),
    /** International form. */
    phone: text('phone'),
    phoneCode: text('phone_code'),
    postalCode: text('postal_code'),
    consumerType: text('consumer_type', { enum: ['CONSUMER', 'EMPLOYEE'] })
      .notNull()
      .default('CONSUMER'),
    acceptedEmployeeTerms: boolean('accepted_employee_terms').notNull().default(false),
    /** Pipe-separated. */
    interests: text('interests').notNull().default(''),
    preferredShoeSize: text('preferred_shoe_size'),
    favouriteStoreId: text('favourite_store_id'),
    source: text('source'),
    /** Language of mails. */
    locale: text('locale').notNull(),
    identities: text('identities')
      .array()
      .notNull()
      .default(sql`'{}'`),
    currency: text('currency').$type<Currency>().notNull(),
    athleteSpend: integer('athlete_spend'),
    athleteCredit: integer('athlete_credit'),
    prosumerSpend: integer('prosumer_spend'),
    prosumerCredit: integer('prosumer_credit'),
    employeeSpend: integer('employee_spend'),
    employeeCap: integer('employee_cap'),
    /** Year of the three spends. */
    spendYear: integer('spend_year')
      .notNull()
      .default(sql`extract(year from now())::int`),
    /** When the profile was first completed. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** Detects concurrent changes. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('consumer_email').on(table.brand, table.email),
    uniqueIndex('consumer_phone')
      .on(table.brand, table.phone)
      .where(sql`${table.phone} is not null`),
    index('consumer_spend_year').on(table.spendYear),
  ],
);

/** Programme memberships. */
export const consumerEnrollment = pgTable(
  'consumer_enrollment',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    type: text('type', { enum: ['LOYALTY'] }).notNull(),
    memberId: text('member_id').notNull().unique(),
    status: text('status', { enum: ['CONFIRMED', 'UNCONFIRMED'] }).notNull(),
    points: integer('points').notNull().default(0),
    pendingPoints: integer('pending_points').notNull().default(0),
    /** The invitation code; null before it is requested. */
    referralCode: text('referral_code').unique(),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.consumerNo, table.type] })],
);
