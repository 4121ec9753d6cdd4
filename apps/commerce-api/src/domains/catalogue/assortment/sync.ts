import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Assortment, AssortmentChange } from '../../../providers/assortment/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { product } from '../catalogue/schema.ts';
import { assortmentCursor } from './schema.ts';

export interface AssortmentParts {
  readonly database: Database;
  readonly assortment: Assortment;
  readonly timeoutMs: number;
}

const CURSOR = 1;

/** The last of several changes of one product wins. */
async function apply(tx: Tx, changes: readonly AssortmentChange[]): Promise<void> {
  const last = new Map(changes.map((change) => [change.productId, change]));
  const byStatus = Map.groupBy(last.values(), ({ isSold }) => (isSold ? 'active' : 'gone'));
  for (const [status, products] of byStatus)
    await tx
      .update(product)
      .set({ status })
      .where(
        and(
          inArray(
            product.id,
            products.map(({ productId }) => productId),
          ),
          // The warehouse has products that the shop does not show yet.
          ne(product.status, 'draft'),
        ),
      );
}

/** Withdraws and restores products as the warehouse says; any number of instances may run it. */
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
            // A lower change is older than what another instance has applied.
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
