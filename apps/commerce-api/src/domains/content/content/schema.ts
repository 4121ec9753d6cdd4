import { jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * One version of a document of the content service: a page, fragment, menu or footer of a site in a locale and a mode.
 * `live` is what readers get, `preview` are drafts that only editors see.
 */
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
    /** From when on it is shown; always where nothing is said. */
    publishFrom: timestamp('publish_from', { withTimezone: true }),
    /** Until when; for good where nothing is said. */
    publishUntil: timestamp('publish_until', { withTimezone: true }),
  },
  (table) => [
    unique('content_document_version')
      .on(table.kind, table.siteId, table.locale, table.mode, table.slug, table.publishFrom)
      .nullsNotDistinct(),
  ],
);
