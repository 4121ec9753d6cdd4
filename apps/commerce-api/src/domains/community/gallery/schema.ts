import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { uploadedPicture } from '../uploads/schema.ts';

/** A picture on its way to the gallery; the e-mail address is deleted after that. */
export const lookShare = pgTable(
  'look_share',
  {
    pictureId: text('picture_id')
      .primaryKey()
      .references(() => uploadedPicture.id, { onDelete: 'cascade' }),
    owner: text('owner').notNull(),
    email: text('email').notNull(),
    nickname: text('nickname').notNull(),
    language: text('language').notNull(),
    caption: text('caption').notNull(),
    productId: text('product_id'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('look_share_due').on(table.dueAt),
    index('look_share_of_owner').on(table.owner),
    index('look_share_remove_at').on(table.removeAt),
  ],
);

/** A report of a look, until it is sent; the key is a digest, so that the row names no shopper. */
export const lookReport = pgTable(
  'look_report',
  {
    key: text('key').primaryKey(),
    lookId: text('look_id').notNull(),
    reason: text('reason').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('look_report_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('look_report_remove_at').on(table.removeAt),
  ],
);
