import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, max } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { product, variant } from '../../catalogue/index.ts';
import { savedItem, savedList } from './schema.ts';

export type SavedListRow = typeof savedList.$inferSelect;
type OwnList = Own<SavedListRow>;
export type SavedRow = typeof savedItem.$inferSelect;
/** An item with site-independent product data. */
export interface ShownRow extends SavedRow {
  readonly productId: string;
  readonly slug: string;
}

export interface Page {
  readonly start: number;
  readonly count: number;
}

/** Reads saved items; `objects.ts` resolves the list. */
export const savedReader = (db: Executor) => ({
  /** Newest first. */
  async page({ id: listId }: OwnList, page: Page): Promise<ShownRow[]> {
    const rows = await db
      .select({ item: savedItem, productId: product.id, slug: product.slug })
      .from(savedItem)
      .innerJoin(variant, eq(variant.id, savedItem.variantId))
      .innerJoin(product, eq(product.id, variant.productId))
      .where(eq(savedItem.listId, listId))
      .orderBy(desc(savedItem.position), savedItem.id)
      .limit(page.count)
      .offset(page.start);
    return rows.map(({ item, ...sold }) => ({ ...item, ...sold }));
  },
  async total({ id: listId }: OwnList): Promise<number> {
    const [found] = await db.select({ total: count() }).from(savedItem).where(eq(savedItem.listId, listId));
    return found?.total ?? 0;
  },
  /** Oldest first. */
  all({ id: listId }: OwnList): Promise<SavedRow[]> {
    return db
      .select()
      .from(savedItem)
      .where(eq(savedItem.listId, listId))
      .orderBy(asc(savedItem.position), asc(savedItem.id));
  },
  async item({ id: listId }: OwnList, itemId: string): Promise<SavedRow | undefined> {
    const [found] = await db
      .select()
      .from(savedItem)
      .where(and(eq(savedItem.listId, listId), eq(savedItem.id, itemId)));
    return found;
  },
  /** The item with the same variant and design. */
  async same(
    { id: listId }: OwnList,
    { variantId, recipeId }: Pick<SavedRow, 'variantId' | 'recipeId'>,
  ): Promise<SavedRow | undefined> {
    const [found] = await db
      .select()
      .from(savedItem)
      .where(
        and(
          eq(savedItem.listId, listId),
          eq(savedItem.variantId, variantId),
          eq(savedItem.recipeId, recipeId),
        ),
      );
    return found;
  },
});

/** Changes saved items of a locked list. */
export const savedRepository = (tx: Tx) => ({
  ...savedReader(tx),
  /** Sets the quantity of a new or existing item. */
  async put(
    { id: listId }: OwnList,
    { variantId, recipeId, quantity }: Pick<SavedRow, 'variantId' | 'recipeId' | 'quantity'>,
    now: Date,
  ): Promise<void> {
    const [last] = await tx
      .select({ position: max(savedItem.position) })
      .from(savedItem)
      .where(eq(savedItem.listId, listId));
    const position = (last?.position ?? 0) + 1;
    await tx
      .insert(savedItem)
      .values({ id: randomUUID(), listId, variantId, recipeId, quantity, position, savedAt: now })
      .onConflictDoUpdate({
        target: [savedItem.listId, savedItem.variantId, savedItem.recipeId],
        set: { quantity },
      });
  },
  async change(
    { id: listId }: OwnList,
    itemId: string,
    change: { readonly variantId: string; readonly quantity: number },
  ): Promise<void> {
    await tx
      .update(savedItem)
      .set(change)
      .where(and(eq(savedItem.listId, listId), eq(savedItem.id, itemId)));
  },
  async remove({ id: listId }: OwnList, itemId: string): Promise<void> {
    await tx.delete(savedItem).where(and(eq(savedItem.listId, listId), eq(savedItem.id, itemId)));
  },
  /** Updates the time by which abandoned lists are found. */
  async touch({ id }: OwnList, now: Date): Promise<void> {
    await tx.update(savedList).set({ updatedAt: now }).where(eq(savedList.id, id));
  },
  async removeList({ id }: OwnList): Promise<void> {
    await tx.delete(savedList).where(eq(savedList.id, id));
  },
});
