import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { priceAdjustment, priceAdjustmentChange } from './adjustment-schema.ts';
import type { CartRow } from './repository.ts';
import type { AdjustmentTerms } from './rules/adjustments.ts';

export type AdjustmentRow = typeof priceAdjustment.$inferSelect;
export type AdjustmentChange = Omit<typeof priceAdjustmentChange.$inferInsert, 'id' | 'cartId'>;

/** Price adjustments of a cart, oldest first. */
export const adjustmentsOf = (db: Executor, { id: cartId }: Own<CartRow>): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(priceAdjustment)
    .where(eq(priceAdjustment.cartId, cartId))
    .orderBy(asc(priceAdjustment.createdAt), sql`${priceAdjustment.lineId} is null`, priceAdjustment.id);

/** Changes price adjustments with their audit rows, in one transaction. */
export const adjustmentRepository = (tx: Tx) => ({
  /** False when line or order has one. */
  async add(row: typeof priceAdjustment.$inferInsert): Promise<boolean> {
    const added = await tx.insert(priceAdjustment).values(row).onConflictDoNothing().returning();
    return added.length > 0;
  },
  async change({ id: cartId }: Own<CartRow>, id: string, terms: AdjustmentTerms): Promise<void> {
    await tx
      .update(priceAdjustment)
      .set(terms)
      .where(and(eq(priceAdjustment.cartId, cartId), eq(priceAdjustment.id, id)));
  },
  async remove({ id: cartId }: Own<CartRow>, id: string): Promise<void> {
    await tx
      .delete(priceAdjustment)
      .where(and(eq(priceAdjustment.cartId, cartId), eq(priceAdjustment.id, id)));
  },
  async note({ id: cartId }: Own<CartRow>, change: AdjustmentChange): Promise<void> {
    await tx.insert(priceAdjustmentChange).values({ id: randomUUID(), cartId, ...change });
  },
});
