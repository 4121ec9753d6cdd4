import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** The source of a sign-up from its link (spec 1 §2). */
export const consumerOrigin = pgTable('consumer_origin', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
  leadSource: text('lead_source'),
  /** Counts once the new member has a first order. */
  referralCode: text('referral_code'),
  /** The store of the sign-up becomes the favourite one. */
  storeNum: text('store_num'),
  /** The customer number in the link. */
  invitedAs: text('invited_as'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
