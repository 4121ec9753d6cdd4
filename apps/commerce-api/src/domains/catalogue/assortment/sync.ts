import { eq, inArray, sql } from 'drizzle-orm';

import type { Assortment, AssortmentChange } from '../../../providers/assortment/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { product } from '../catalogue/schema.ts';
import { assortmentCursor } from './schema.ts';

/** What hearing from the warehouse needs. */
export interface AssortmentParts {
  readonly database: Database;
  readonly assortment: Assortment;
  readonly timeoutMs: number;
}

const CURSOR = 1;

/** Of several changes of one product the last one counts. */
async function apply(tx: Tx, changes: readonly AssortmentChange[]): Promise<void> {
  const last = new Map(changes.map((change) => [change.productId, change]));
  const byStatus = Map.groupBy(last.values(), ({ isSold }) => (isSold ? 'active' : 'gone'));
  for (const [status, products] of byStatus)
    await tx
      .update(product)
      .set({ status })
      .where(
        inArray(
          product.id,
          products.map(({ productId }) => productId),
        ),
      );
}

/**
 * Takes products off sale, or puts them back, as the warehouse says. Carts keep their lines, which say that the product
 * has left the shop; placing an order with one is rejected (ORD430). Many instances may run it at once.
 */
export function createAssortmentSync({ database, assortment, timeoutMs }: AssortmentParts) {
  return async function applyChanges(): Promise<void> {
    const [found] = await database.read
      .select()
      .from(assortmentCursor)
      .where(eq(assortmentCursor.id, CURSOR));
    const changes = await inTime(assortment.changes(found?.change ?? 0), timeoutMs);
    const last = changes.at(-1);
    if (last === undefined) return;
    await database.transaction(
      async (tx) => {
        const [moved] = await tx
          .insert(assortmentCursor)
          .values({ id: CURSOR, change: last.change })
          .onConflictDoUpdate({
            target: assortmentCursor.id,
            set: { change: sql`excluded.change` },
            // Another instance has heard as much, or more: what this one heard may be older.
            setWhere: sql`${assortmentCursor.change} < excluded.change`,
          })
          .returning({ id: assortmentCursor.id });
        if (moved !== undefined) await apply(tx, changes);
      },
      { isRepeatable: true },
    );
    await applyChanges();
  };
}
