import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** Mailed links that confirm an address or restore an earlier one, by code hash. */
export const emailLink = pgTable(
  'email_link',
  {
    codeHash: text('code_hash').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['confirm', 'undo'] }).notNull(),
    /** The recipient, and the account's address afterwards; in lower case. */
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('email_link_to_confirm')
      .on(table.consumerNo)
      .where(sql`${table.kind} = 'confirm'`),
    index('email_link_of_consumer').on(table.consumerNo),
    index('email_link_to_undo')
      .on(table.brand, table.email)
      .where(sql`${table.kind} = 'undo'`),
    index('email_link_ended').on(table.expiresAt),
  ],
);
