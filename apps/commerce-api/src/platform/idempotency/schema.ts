import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Outcome } from './outcome.ts';

/** One call that its shopper named by an Idempotency-Key, and how it ended. */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The call belongs to the process that runs it until then, unless it has ended. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    /** None while the call is running; kept as it was written, so that a repeat gets the very same text. */
    outcome: json('outcome').$type<Outcome>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_record_expiry').on(table.expiresAt),
  ],
);
