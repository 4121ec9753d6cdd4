import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { LASTING_NOTICES } from '../../catalogue/index.ts';
import type { LineSpec } from './line-spec.ts';
import { cartLine, type cart } from './schema.ts';

export type LineRow = typeof cartLine.$inferSelect;
type OwnCart = Own<typeof cart.$inferSelect>;

/** Changes cart lines, in one transaction. */
export const lineChanges = (tx: Tx) => ({
  /** Sets a line's quantity; a new line is last. */
  async putLine({ id: cartId }: OwnCart, spec: LineSpec, quantity: number): Promise<void> {
    const [last] = await tx
      .select({ position: max(cartLine.position) })
      .from(cartLine)
      .where(eq(cartLine.cartId, cartId));
    await tx
      .insert(cartLine)
      .values({ ...spec, id: randomUUID(), cartId, quantity, position: (last?.position ?? 0) + 1 })
      .onConflictDoUpdate({
        target: [
          cartLine.cartId,
          cartLine.variantId,
          cartLine.delivery,
          cartLine.storeId,
          cartLine.recipeId,
          cartLine.giftKey,
          cartLine.bonusPromotionId,
        ],
        set: { quantity },
      });
  },
  async changeLine(
    { id: cartId }: OwnCart,
    id: string,
    change: Partial<Omit<LineRow, 'id' | 'cartId' | 'position'>>,
  ): Promise<void> {
    await tx
      .update(cartLine)
      .set(change)
      .where(and(eq(cartLine.cartId, cartId), eq(cartLine.id, id)));
  },
  /** Ends all notices but lasting ones. */
  async endNotices({ id: cartId }: OwnCart): Promise<void> {
    const lasting = sql.join(
      LASTING_NOTICES.map((each) => sql`${each}`),
      sql`, `,
    );
    await tx
      .update(cartLine)
      .set({
        notices: sql`array(select notice from unnest(${cartLine.notices}) notice where notice in (${lasting}))`,
      })
      .where(and(eq(cartLine.cartId, cartId), sql`cardinality(${cartLine.notices}) > 0`));
  },
  async removeLine({ id: cartId }: OwnCart, id: string): Promise<void> {
    await tx.delete(cartLine).where(and(eq(cartLine.cartId, cartId), eq(cartLine.id, id)));
  },
});
