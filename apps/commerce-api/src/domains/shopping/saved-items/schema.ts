import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Saved lists by owner and brand. */
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
    // For the removal of abandoned guest lists.
    index('saved_list_left')
      .on(table.updatedAt)
      .where(sql`${table.owner} like 'guest-%'`),
  ],
);

/** Saved variants with their design; a higher position was saved later. */
export const savedItem = pgTable(
  'saved_item',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => savedList.id, { onDelete: 'cascade' }),
    // No foreign key, because bulk seeding drops the referenced one.
    variantId: text('variant_id').notNull(),
    /** Empty without a design, so that items compare. */
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
