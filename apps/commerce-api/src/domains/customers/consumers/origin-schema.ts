import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** What brought somebody to the shop, as the link to the sign-up said it (spec 1 §2). */
export const consumerOrigin = pgTable('consumer_origin', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
  /** The campaign. */
  leadSource: text('lead_source'),
  /** Of the member who invited; it counts once the new one is a member with a first order. */
  referralCode: text('referral_code'),
  /** The store that signed somebody up, which becomes the favourite one. */
  storeNum: text('store_num'),
  /** Whom the link took its reader for. */
  invitedAs: text('invited_as'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
