import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/**
 * Links mailed about the e-mail address of an account, by the hash of their code: the one that confirms the address it
 * has or wants, and those that give an old one back.
 */
export const emailLink = pgTable(
  'email_link',
  {
    codeHash: text('code_hash').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['confirm', 'undo'] }).notNull(),
    /** Where it was mailed to, and what the address of the account becomes; in lower case. */
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
