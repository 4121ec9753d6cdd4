import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { product } from '../../catalogue/index.ts';

/** Favourites by owner and brand; the share id gives read access. */
export const favouriteList = pgTable(
  'favorite_list',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    brand: text('brand').notNull(),
    shareId: text('share_id').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('favorite_list_of_owner').on(table.owner, table.brand)],
);

/** Items; a higher position was added later. */
export const favouriteItem = pgTable(
  'favorite_item',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteList.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('favorite_item_product').on(table.listId, table.productId),
    index('favorite_item_by_product').on(table.productId),
  ],
);
