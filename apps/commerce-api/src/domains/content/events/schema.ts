import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { consumer } from '../../customers/index.ts';

export const eventRegistration = pgTable(
  'event_registration',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    eventId: text('event_id').notNull(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender'),
    phoneNumber: text('phone_number'),
    plusOne: text('plus_one'),
    /** Empty for a one-day event. */
    attendingDays: text('attending_days').array().notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('event_registration_once').on(table.siteId, table.eventId, table.consumerNo)],
);
