import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const ACTIONS = ['draft', 'publish', 'restore', 'original'] as const;

/** A version of a document, with who saved it and when (decision 0161). */
export const contentVersion = pgTable(
  'content_version',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    locale: text('locale').notNull(),
    version: integer('version').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    action: text('action', { enum: ACTIONS }).notNull(),
    /** The editor's sign-in name; null for what no editor wrote. */
    savedBy: text('saved_by'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** From when readers get it; null for one that was never published. */
    publishFrom: timestamp('publish_from', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.slug, table.locale, table.version] })],
);
