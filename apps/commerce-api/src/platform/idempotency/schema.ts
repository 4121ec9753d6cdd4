import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Outcome } from './outcome.ts';

/** Calls with an Idempotency-Key and their outcomes. */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Leased by the running process. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    /** Null while running; json keeps the exact text for repeats. */
    outcome: json('outcome').$type<Outcome>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_record_expiry').on(table.expiresAt),
  ],
);
