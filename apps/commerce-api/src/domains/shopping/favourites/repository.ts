import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { product, variant } from '../../catalogue/index.ts';
import { favouriteItem, favouriteList } from './schema.ts';

export type ListRow = typeof favouriteList.$inferSelect;
declare const isShared: unique symbol;
/** A list found by its share id, which anyone may read. */
type SharedList = ListRow & { readonly [isShared]: true };
type ListOf = Own<ListRow> | SharedList;
/** An item, and whether its product is sold. */
export type ItemRow = typeof favouriteItem.$inferSelect & { readonly isSold: boolean };

export interface Page {
  readonly start: number;
  readonly count: number;
}

const isSold = sql<boolean>`${product.status} = 'active'`;

/** Reads favourites; `objects.ts` resolves the own list. */
export const favouriteReader = (db: Executor) => ({
  async shared(shareId: string, brand: string): Promise<SharedList | undefined> {
    const [found] = await db
      .select()
      .from(favouriteList)
      .where(and(eq(favouriteList.shareId, shareId), eq(favouriteList.brand, brand)));
    // The only place that creates this type.
    return found as SharedList | undefined;
  },
  /** One page, newest first; shared lists show sold products only. */
  async items({ id: listId }: ListOf, page: Page, only: 'all' | 'sold' = 'all'): Promise<ItemRow[]> {
    const rows = await db
      .select({ item: favouriteItem, isSold })
      .from(favouriteItem)
      .innerJoin(product, eq(product.id, favouriteItem.productId))
      .where(and(eq(favouriteItem.listId, listId), only === 'sold' ? isSold : undefined))
      .orderBy(desc(favouriteItem.position), favouriteItem.id)
      .limit(page.count)
      .offset(page.start);
    return rows.map((row) => ({ ...row.item, isSold: row.isSold }));
  },
  async total({ id: listId }: ListOf, only: 'all' | 'sold' = 'all'): Promise<number> {
    const [found] = await db
      .select({ total: count() })
      .from(favouriteItem)
      .innerJoin(product, eq(product.id, favouriteItem.productId))
      .where(and(eq(favouriteItem.listId, listId), only === 'sold' ? isSold : undefined));
    return found?.total ?? 0;
  },
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
export const favouriteRepository = (tx: Tx) => ({
  ...favouriteReader(tx),
  async item({ id: listId }: Own<ListRow>, productId: string): Promise<{ readonly id: string } | undefined> {
    const [found] = await tx
      .select({ id: favouriteItem.id })
      .from(favouriteItem)
      .where(and(eq(favouriteItem.listId, listId), eq(favouriteItem.productId, productId)));
    return found;
  },
  async add({ id: listId }: Own<ListRow>, productId: string, quantity: number, now: Date): Promise<string> {
    const [last] = await tx
      .select({ position: max(favouriteItem.position) })
      .from(favouriteItem)
      .where(eq(favouriteItem.listId, listId));
    const id = randomUUID();
    const position = (last?.position ?? 0) + 1;
    await tx.insert(favouriteItem).values({ id, listId, productId, quantity, position, addedAt: now });
    return id;
  },
  async remove({ id: listId }: Own<ListRow>, itemId: string): Promise<void> {
    await tx.delete(favouriteItem).where(and(eq(favouriteItem.listId, listId), eq(favouriteItem.id, itemId)));
  },
  /** The share id of a list; sets it if it has none. */
  async share({ id: listId }: Own<ListRow>, shareId: string): Promise<string> {
    const [shared] = await tx
      .update(favouriteList)
      .set({ shareId: sql`coalesce(${favouriteList.shareId}, ${shareId})` })
      .where(eq(favouriteList.id, listId))
      .returning({ shareId: favouriteList.shareId });
    return shared?.shareId ?? shareId;
  },
});
