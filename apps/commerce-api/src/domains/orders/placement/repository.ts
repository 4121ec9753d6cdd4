import { ADVISORY_LOCKS } from '../../../platform/db/advisory-locks.ts';
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { cart, coupon, couponUse, promotion } from '../../shopping/index.ts';
import {
  orderFulfilment,
  type OrderStage,
  DUE_STATES,
  LIVE_STATES,
  WORKING_STATES,
  orderLine,
  paymentAttempt,
  shopOrder,
  shopperEmail,
  shopperOwner,
  orderShopper,
} from '../../ledger/index.ts';
import { stockMoves } from './stock-moves.ts';

export type Attempt = typeof paymentAttempt.$inferSelect;
export type OrderRow = typeof shopOrder.$inferSelect;
export type OrderLineRow = typeof orderLine.$inferSelect;

export const orderReader = (db: Executor) => ({
  async order(orderNumber: string): Promise<OrderRow | undefined> {
    const [found] = await db.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber));
    return found;
  },
  async orderOfCart(cartId: string): Promise<OrderRow | undefined> {
    const [found] = await db
      .select()
      .from(shopOrder)
      .where(and(eq(shopOrder.cartId, cartId), ne(shopOrder.state, 'CANCELLED')));
    return found;
  },
  lines(orderNumber: string): Promise<OrderLineRow[]> {
    return db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderNumber, orderNumber))
      .orderBy(asc(orderLine.position));
  },
  /** The stage of a placed order; undefined before. */
  async stage(orderNumber: string): Promise<OrderStage | undefined> {
    const [found] = await db
      .select({ stage: orderFulfilment.stage })
      .from(orderFulfilment)
      .where(eq(orderFulfilment.orderNumber, orderNumber));
    return found?.stage;
  },
  async attempt(id: string): Promise<Attempt | undefined> {
    const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
    return found;
  },
  async attemptOfKey(payKey: string): Promise<Attempt | undefined> {
    const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.payKey, payKey));
    return found;
  },
  async liveAttempt(cartId: string): Promise<Attempt | undefined> {
    const [found] = await db
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return found;
  },
  /** Attempts of a shopper that hold stock. */
  heldBy(owner: string): Promise<Attempt[]> {
    return db
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.owner, owner), inArray(paymentAttempt.state, [...LIVE_STATES])));
  },
  /** Number of attempts by client keys that hold stock. */
  heldFrom(clientKeys: readonly string[]): Promise<number> {
    return db.$count(
      paymentAttempt,
      and(
        inArray(paymentAttempt.clientKey, [...clientKeys]),
        inArray(paymentAttempt.state, [...LIVE_STATES]),
      ),
    );
  },
});

const couponMoves = (tx: Tx) => ({
  /** Counts coupon uses; returns the first code that is used up. */
  async useCoupons(attemptId: string, owner: string, codes: readonly string[]): Promise<string | undefined> {
    for (const code of codes.toSorted()) {
      const used = await tx
        .update(coupon)
        .set({ used: sql`${coupon.used} + 1` })
        .where(and(eq(coupon.code, code), or(isNull(coupon.maxUses), lt(coupon.used, coupon.maxUses))))
        .returning({ isSingle: coupon.oncePerShopper });
      const [limits] = used;
      if (limits === undefined) return code;
      // A parallel placement may have used it since pricing.
      const noted = await tx
        .insert(couponUse)
        .values({ attemptId, code, owner, ...limits })
        .onConflictDoNothing()
        .returning({ code: couponUse.code });
      if (noted.length === 0) return code;
    }
    return undefined;
  },
  /** Records the order's shopper; false when a first-order price is no longer valid. */
  async noteShopper({ id: attemptId, owner, plan }: Attempt): Promise<boolean> {
    const [first] = await tx
      .select({ code: coupon.code })
      .from(coupon)
      .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
      .where(and(inArray(coupon.code, plan.couponCodes), promotion.firstOrderOnly))
      .limit(1);
    const isFirst = first !== undefined;
    const row = { attemptId, owner: shopperOwner(owner), email: shopperEmail(plan.email), isFirst };
    const noted = await tx.insert(orderShopper).values(row).onConflictDoNothing().returning();
    return noted.length > 0;
  },
  /** Records the card; false when a first-order price is no longer valid. */
  async noteCard(attemptId: string, cardKey: string): Promise<boolean> {
    // Serialises payments by one card, so that each sees the others.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.card}, hashtext(${cardKey}))`);
    const [other] = await tx
      .select({ attemptId: orderShopper.attemptId })
      .from(orderShopper)
      .where(and(eq(orderShopper.cardKey, cardKey), ne(orderShopper.attemptId, attemptId)))
      .limit(1);
    const isAllowed = other === undefined ? undefined : eq(orderShopper.isFirst, false);
    const noted = await tx
      .update(orderShopper)
      .set({ cardKey })
      .where(and(eq(orderShopper.attemptId, attemptId), isAllowed))
      .returning();
    return noted.length > 0;
  },
  /** Failed and cancelled orders do not count. */
  async giveCouponsBack(attemptId: string): Promise<void> {
    await tx.delete(orderShopper).where(eq(orderShopper.attemptId, attemptId));
    const uses = await tx.delete(couponUse).where(eq(couponUse.attemptId, attemptId)).returning();
    for (const code of uses.map((use) => use.code).toSorted()) {
      await tx
        .update(coupon)
        .set({ used: sql`greatest(${coupon.used} - 1, 0)` })
        .where(eq(coupon.code, code));
    }
  },
});

const shippingMoves = (tx: Tx) => ({
  /** Queues a placed order for shipping. */
  async toBeShipped(orderNumber: string, dueAt: Date, isHeldBack: boolean): Promise<void> {
    const task = isHeldBack ? null : 'HAND_OVER';
    await tx.insert(orderFulfilment).values({ orderNumber, task, dueAt }).onConflictDoNothing();
  },
  /** Releases an order after review, unless it was cancelled. */
  async ship(orderNumber: string, dueAt: Date): Promise<void> {
    await tx
      .update(orderFulfilment)
      .set({ task: 'HAND_OVER', dueAt })
      .where(
        and(
          eq(orderFulfilment.orderNumber, orderNumber),
          isNull(orderFulfilment.task),
          isNull(orderFulfilment.cancelledAt),
        ),
      );
  },
  /** Cancels an order that failed its review. */
  async stopShipping(orderNumber: string, dueAt: Date): Promise<void> {
    await tx
      .update(orderFulfilment)
      .set({ task: 'STOP', dueAt, cancelReason: 'OTHER' })
      .where(
        and(
          eq(orderFulfilment.orderNumber, orderNumber),
          isNull(orderFulfilment.task),
          isNull(orderFulfilment.cancelledAt),
        ),
      );
  },
});

const leaseMoves = (tx: Tx) => ({
  /** Leases attempts whose lease has ended. */
  async claimDue(
    now: Date,
    lease: { readonly owner: string; readonly until: Date },
    limit: number,
  ): Promise<Attempt[]> {
    const due = tx
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .where(and(inArray(paymentAttempt.state, [...DUE_STATES]), lte(paymentAttempt.leaseUntil, now)))
      .orderBy(asc(paymentAttempt.leaseUntil))
      .limit(limit)
      .for('update', { skipLocked: true });
    return tx
      .update(paymentAttempt)
      .set({ leaseUntil: lease.until, leaseOwner: lease.owner })
      .where(inArray(paymentAttempt.id, due))
      .returning();
  },
  /** Ends the leases of dead processes. */
  async endOtherLeases(owner: string, now: Date): Promise<void> {
    await tx
      .update(paymentAttempt)
      .set({ leaseUntil: now })
      .where(and(inArray(paymentAttempt.state, WORKING_STATES), ne(paymentAttempt.leaseOwner, owner)));
  },
});

/** Changes attempts and orders in one transaction; lock order: cart, attempt, stock, codes. */
export const placementRepository = (tx: Tx) => ({
  ...orderReader(tx),
  ...stockMoves(tx),
  ...couponMoves(tx),
  ...shippingMoves(tx),
  ...leaseMoves(tx),
  async lockCart({ cartId }: Pick<Attempt, 'cartId'>): Promise<void> {
    await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, cartId)).for('update');
  },
  /** Closes a cart that became an order. */
  async closeCart({ cartId }: Pick<Attempt, 'cartId'>, now: Date): Promise<void> {
    await tx
      .update(cart)
      .set({ state: 'ordered', deviceFingerprint: null, updatedAt: now })
      .where(eq(cart.id, cartId));
  },
  async lockAttempt(id: string): Promise<Attempt | undefined> {
    const [found] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update');
    return found;
  },
  /** Serialises placements of one shopper until the transaction ends. */
  async lockOwner(owner: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.placement}, hashtext(${owner}))`);
  },
  async addAttempt(attempt: typeof paymentAttempt.$inferInsert): Promise<Attempt> {
    const [added] = await tx.insert(paymentAttempt).values(attempt).returning();
    if (added === undefined) throw new TypeError('the attempt was not recorded');
    return added;
  },
  async changeAttempt(
    id: string,
    change: Partial<
      Pick<Attempt, 'state' | 'errorId' | 'challengeUrl' | 'leaseUntil' | 'leaseOwner' | 'inReview'>
    >,
  ): Promise<void> {
    const isHeld = change.state === undefined || LIVE_STATES.includes(change.state);
    await tx
      .update(paymentAttempt)
      // The client key is only needed while stock is held.
      .set(isHeld ? change : { ...change, clientKey: null })
      .where(eq(paymentAttempt.id, id));
  },
  async removeAttempt(id: string): Promise<void> {
    await tx.delete(paymentAttempt).where(eq(paymentAttempt.id, id));
  },
  async addOrder(order: typeof shopOrder.$inferInsert, lines: readonly (typeof orderLine.$inferInsert)[]) {
    await tx.insert(shopOrder).values(order);
    await tx.insert(orderLine).values([...lines]);
  },
  async changeOrder(
    orderNumber: string,
    change: Partial<Pick<OrderRow, 'state' | 'paymentMethod'>>,
  ): Promise<void> {
    await tx.update(shopOrder).set(change).where(eq(shopOrder.orderNumber, orderNumber));
  },
});
