import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** A version of a content document by site, locale and mode: `live`, or `preview` for drafts. */
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
    /** Null for always. */
    publishFrom: timestamp('publish_from', { withTimezone: true }),
    /** Null for good. */
    publishUntil: timestamp('publish_until', { withTimezone: true }),
    /** The version of `content_version`; null for content that came with the shop. */
    version: integer('version'),
  },
  (table) => [
    unique('content_document_version')
      .on(table.kind, table.siteId, table.locale, table.mode, table.slug, table.publishFrom)
      .nullsNotDistinct(),
  ],
);
