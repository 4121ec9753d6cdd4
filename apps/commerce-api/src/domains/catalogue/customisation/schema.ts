import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { RecipeChoice } from '../../../providers/customiser/provider.ts';

/** A design as the customiser returned it; carts show it without a call. */
export const recipe = pgTable(
  'recipe',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** Of a ready-made design. */
    code: text('code'),
    choices: jsonb('choices').$type<readonly RecipeChoice[]>().notNull(),
    initials: text('initials'),
    knownSince: timestamp('known_since', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('recipe_of_code')
      .on(table.productId, table.code)
      .where(sql`${table.code} is not null`),
    index('recipe_by_age').on(table.knownSince),
  ],
);
