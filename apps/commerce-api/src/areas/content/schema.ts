import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One document of the content service: a page, fragment, menu or footer of a site in a locale and a mode. */
export const contentDocument = pgTable(
  'content_document',
  {
    kind: text('kind').notNull(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    mode: text('mode').notNull(),
    slug: text('slug').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.siteId, table.locale, table.mode, table.slug] })],
);
