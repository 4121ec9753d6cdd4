import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Somebody who writes the content of some sites. */
export const editor = pgTable('editor', {
  /** In lower case; they sign in with it. */
  email: text('email').primaryKey(),
  subject: text('subject').notNull().unique(),
  siteIds: text('site_ids').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
