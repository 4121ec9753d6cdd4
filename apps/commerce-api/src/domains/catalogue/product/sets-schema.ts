import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import type { Text } from '../../../shared/text.ts';
import { product } from '../catalogue/schema.ts';

/** Products that are offered together. */
export const productSet = pgTable('product_set', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  /** The scene at the top of its page. */
  scene: text('scene').notNull(),
  names: jsonb('names').$type<Text>().notNull(),
  descriptions: jsonb('descriptions').$type<Text>().notNull(),
  position: smallint('position').notNull(),
});

export const productSetItem = pgTable(
  'product_set_item',
  {
    setId: text('set_id')
      .notNull()
      .references(() => productSet.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.productId] }),
    index('product_set_item_of_product').on(table.productId),
  ],
);
