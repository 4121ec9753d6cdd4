import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** The last synced change of the assortment; one row. */
export const assortmentCursor = pgTable('assortment_cursor', {
  id: integer('id').primaryKey(),
  change: bigint('change', { mode: 'number' }).notNull(),
});
