import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Edition } from '../../../shared/text.ts';
import { textOf } from '../catalogue/edition-text.ts';
import type { Recipe } from '../../../providers/customiser/provider.ts';
import { recipe } from './schema.ts';

export type RecipeRow = typeof recipe.$inferSelect;

/** A customisable product by its own code or a variant's; API404 without one. */
export async function customProduct(
  db: Executor,
  id: string,
  edition: Edition,
): Promise<{ readonly id: string; readonly name: string }> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, t.name from product p
    join lateral ${textOf('product_text', sql`x.product_id = p.id`, edition)} t on true
    where p.sold_as = 'custom' and p.status = 'active'
      and (p.id = ${id} or p.id = (select product_id from variant where id = ${id}))`);
  const [found] = rows;
  if (found === undefined) throw new ServiceError('API404');
  return found;
}

export async function findRecipes(db: Executor, ids: readonly string[]): Promise<Map<string, RecipeRow>> {
  const named = [...new Set(ids)].filter((id) => id !== '');
  if (named.length === 0) return new Map();
  const rows = await db.select().from(recipe).where(inArray(recipe.id, named));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findReadyDesign(
  db: Executor,
  productId: string,
  code: string,
): Promise<RecipeRow | undefined> {
  const [found] = await db
    .select()
    .from(recipe)
    .where(and(eq(recipe.productId, productId), eq(recipe.code, code)));
  return found;
}

/** Stores recipes; storing a known one renews it, so that the clean-up keeps it. */
export async function storeRecipes(
  db: Executor,
  recipes: readonly { readonly recipe: Recipe; readonly code?: string }[],
  now: Date,
): Promise<void> {
  if (recipes.length === 0) return;
  await db
    .insert(recipe)
    .values(
      recipes.map(({ recipe: { id, productId, choices, initials = null }, code = null }) => ({
        id,
        productId,
        code,
        choices,
        initials,
        knownSince: now,
      })),
    )
    .onConflictDoUpdate({
      target: recipe.id,
      set: { knownSince: now, code: sql`coalesce(excluded.code, ${recipe.code})` },
    });
}
