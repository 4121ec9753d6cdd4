import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** An editor of the content of some sites. */
export const editor = pgTable('editor', {
  /** The sign-in name, in lower case. */
  email: text('email').primaryKey(),
  subject: text('subject').notNull().unique(),
  siteIds: text('site_ids').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
