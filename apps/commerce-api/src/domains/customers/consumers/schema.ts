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

import { CURRENCIES } from '../../../shared/money.ts';

/** Somebody with an account at a brand. Amounts are minor units of `currency`. */
export const consumer = pgTable(
  'consumer',
  {
    consumerNo: text('consumer_no').primaryKey(),
    /** Whom tokens stand for, and who owns carts, orders and lists. */
    subject: text('subject').notNull().unique(),
    brand: text('brand').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** When a mail to the address was answered; what belongs to the address is nobody's before. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date'),
    gender: text('gender', { enum: ['female', 'male', 'diverse', 'undisclosed'] }),
    /** In the international form. */
    phone: text('phone'),
    phoneCode: text('phone_code'),
    postalCode: text('postal_code'),
    consumerType: text('consumer_type', { enum: ['CONSUMER', 'EMPLOYEE'] })
      .notNull()
      .default('CONSUMER'),
    acceptedEmployeeTerms: boolean('accepted_employee_terms').notNull().default(false),
    /** Joined by pipes. */
    interests: text('interests').notNull().default(''),
    preferredShoeSize: text('preferred_shoe_size'),
    favouriteStoreId: text('favourite_store_id'),
    source: text('source'),
    /** Where the account was opened: the language of its mail. */
    locale: text('locale').notNull(),
    identities: text('identities')
      .array()
      .notNull()
      .default(sql`'{}'`),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    athleteSpend: integer('athlete_spend'),
    athleteCredit: integer('athlete_credit'),
    prosumerSpend: integer('prosumer_spend'),
    prosumerCredit: integer('prosumer_credit'),
    employeeSpend: integer('employee_spend'),
    employeeCap: integer('employee_cap'),
    /** The year that the three spends are of. */
    spendYear: integer('spend_year')
      .notNull()
      .default(sql`extract(year from now())::int`),
    /** When the profile was completed, which happens once. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** Counts changes, so that of two devices the later one is told. */
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

/** Membership of a consumer in a programme. */
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
    /** What the member invites friends with; none before it was asked for. */
    referralCode: text('referral_code').unique(),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.consumerNo, table.type] })],
);
