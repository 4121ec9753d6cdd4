import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What one shopper has saved for later at one brand. */
export const savedList = pgTable(
  'saved_list',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    brand: text('brand').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_list_of_owner').on(table.owner, table.brand),
    // A guest's list has no use once the guest is gone.
    index('saved_list_left')
      .on(table.updatedAt)
      .where(sql`${table.owner} like 'guest-%'`),
  ],
);

/** One variant in a list, in one design where it has any; a higher position was saved later. */
export const savedItem = pgTable(
  'saved_item',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => savedList.id, { onDelete: 'cascade' }),
    // No foreign key: a shop that is filled in bulk drops the key that it would lead to.
    variantId: text('variant_id').notNull(),
    /** The design of a product that is made to order; empty for none, so that items can be compared. */
    recipeId: text('recipe_id').notNull().default(''),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_item_variant').on(table.listId, table.variantId, table.recipeId),
    index('saved_item_of_variant').on(table.variantId),
  ],
);
