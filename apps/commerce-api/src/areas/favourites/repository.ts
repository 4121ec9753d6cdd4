import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../platform/db/database.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { product, variant } from '../catalogue/schema.ts';
import { favoriteItem, favoriteList } from './schema.ts';

/** A list without its items. */
export type ListRow = typeof favoriteList.$inferSelect;
declare const isShared: unique symbol;
/** A list that was found by its share id, which opens it to everybody who knows it. */
type SharedList = ListRow & { readonly [isShared]: true };
/** A list that may be read. */
type ListOf = Own<ListRow> | SharedList;
/** An item, and whether its product is still sold. */
export type ItemRow = typeof favoriteItem.$inferSelect & { readonly isSold: boolean };

/** Which part of a list. */
export interface Page {
  readonly start: number;
  readonly count: number;
}

const isSold = sql<boolean>`${product.status} = 'active'`;

/** Reads favourites, alone or within a transaction; a shopper's own list comes from the policy (`objects.ts`). */
export const favoriteReader = (db: Executor) => ({
  async shared(shareId: string, brand: string): Promise<SharedList | undefined> {
    const [found] = await db
      .select()
      .from(favoriteList)
      .where(and(eq(favoriteList.shareId, shareId), eq(favoriteList.brand, brand)));
    // The one place that finds a list so.
    return found as SharedList | undefined;
  },
  /** One page, the newest first; those of a list that others look at only while they are sold. */
  async items({ id: listId }: ListOf, page: Page, only: 'all' | 'sold' = 'all'): Promise<ItemRow[]> {
    const rows = await db
      .select({ item: favoriteItem, isSold })
      .from(favoriteItem)
      .innerJoin(product, eq(product.id, favoriteItem.productId))
      .where(and(eq(favoriteItem.listId, listId), only === 'sold' ? isSold : undefined))
      .orderBy(desc(favoriteItem.position), favoriteItem.id)
      .limit(page.count)
      .offset(page.start);
    return rows.map((row) => ({ ...row.item, isSold: row.isSold }));
  },
  async total({ id: listId }: ListOf, only: 'all' | 'sold' = 'all'): Promise<number> {
    const [found] = await db
      .select({ total: count() })
      .from(favoriteItem)
      .innerJoin(product, eq(product.id, favoriteItem.productId))
      .where(and(eq(favoriteItem.listId, listId), only === 'sold' ? isSold : undefined));
    return found?.total ?? 0;
  },
  /** The product of a code, which may be that of a variant. */
  async product(code: string): Promise<{ readonly id: string; readonly isSold: boolean } | undefined> {
    const [found] = await db
      .select({ id: product.id, isSold })
      .from(product)
      .where(
        eq(
          product.id,
          sql`coalesce((select ${variant.productId} from ${variant} where ${variant.id} = ${code}), ${code})`,
        ),
      );
    return found;
  },
});

/** Changes favourites, in one transaction. */
export const favoriteRepository = (tx: Tx) => ({
  ...favoriteReader(tx),
  async item({ id: listId }: Own<ListRow>, productId: string): Promise<{ readonly id: string } | undefined> {
    const [found] = await tx
      .select({ id: favoriteItem.id })
      .from(favoriteItem)
      .where(and(eq(favoriteItem.listId, listId), eq(favoriteItem.productId, productId)));
    return found;
  },
  async add({ id: listId }: Own<ListRow>, productId: string, quantity: number, now: Date): Promise<string> {
    const [last] = await tx
      .select({ position: max(favoriteItem.position) })
      .from(favoriteItem)
      .where(eq(favoriteItem.listId, listId));
    const id = randomUUID();
    const position = (last?.position ?? 0) + 1;
    await tx.insert(favoriteItem).values({ id, listId, productId, quantity, position, addedAt: now });
    return id;
  },
  async remove({ id: listId }: Own<ListRow>, itemId: string): Promise<void> {
    await tx.delete(favoriteItem).where(and(eq(favoriteItem.listId, listId), eq(favoriteItem.id, itemId)));
  },
  /** The share id of a list: the one that it has, or from now on this one. */
  async share({ id: listId }: Own<ListRow>, shareId: string): Promise<string> {
    const [shared] = await tx
      .update(favoriteList)
      .set({ shareId: sql`coalesce(${favoriteList.shareId}, ${shareId})` })
      .where(eq(favoriteList.id, listId))
      .returning({ shareId: favoriteList.shareId });
    return shared?.shareId ?? shareId;
  },
});
