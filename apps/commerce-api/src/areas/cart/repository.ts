import { randomUUID } from 'node:crypto';
import type { Address } from '@haberdash/api-client/cart';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../platform/db/database.ts';
import { cart, cartCoupon, cartLine } from './schema.ts';
import { LIVE_STATES, paymentAttempt, shopOrder, stockHold, type AttemptState } from '../orders/schema.ts';
import { coupon, couponUse, promotion } from './promotion-schema.ts';
import type { Coupon, Promotion } from './rules/promotions.ts';

/** A cart without its lines. */
export type CartRow = typeof cart.$inferSelect;
/** A line without its product. */
export type LineRow = typeof cartLine.$inferSelect;

/** A promo code with the promotion that it opens. */
export interface CouponWithPromotion {
  readonly coupon: Coupon;
  readonly promotion: Promotion;
}

/** A payment under way; every attempt holds stock from its first moment. */
export interface LivePayment {
  readonly state: AttemptState | undefined;
  readonly held: ReadonlyMap<string, number>;
}

/** Reads carts, alone or within a transaction. */
export const cartReader = (db: Executor) => ({
  async find(id: string): Promise<CartRow | undefined> {
    const [found] = await db.select().from(cart).where(eq(cart.id, id));
    return found;
  },
  lines(cartId: string): Promise<LineRow[]> {
    return db
      .select()
      .from(cartLine)
      .where(eq(cartLine.cartId, cartId))
      .orderBy(asc(cartLine.position), asc(cartLine.id));
  },
  async couponCodes(cartId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(cartCoupon)
      .where(eq(cartCoupon.cartId, cartId))
      .orderBy(asc(cartCoupon.position));
    return rows.map((row) => row.code);
  },
  /** Codes as they stand; what the cart's own payment under way has used counts as unused. */
  async coupons(codes: readonly string[], owner: string, cartId: string): Promise<CouponWithPromotion[]> {
    if (codes.length === 0) return [];
    const mine = db
      .select({
        code: couponUse.code,
        total: sql<number>`count(*)::int`.as('total'),
        own: sql<number>`count(*) filter (where ${paymentAttempt.cartId} = ${cartId})::int`.as('own'),
      })
      .from(couponUse)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, couponUse.attemptId))
      .where(eq(couponUse.owner, owner))
      .groupBy(couponUse.code)
      .as('mine');
    const rows = await db
      .select({ coupon, promotion, total: mine.total, own: mine.own })
      .from(coupon)
      .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
      .leftJoin(mine, eq(mine.code, coupon.code))
      .where(inArray(coupon.code, [...codes]));
    return rows.map((row) => ({
      coupon: {
        ...row.coupon,
        used: row.coupon.used - (row.own ?? 0),
        usesByShopper: (row.total ?? 0) - (row.own ?? 0),
      },
      promotion: row.promotion,
    }));
  },
  automaticPromotions(): Promise<Promotion[]> {
    return db.select().from(promotion).where(eq(promotion.automatic, true)).orderBy(asc(promotion.id));
  },
  /** The cart's own payment under way: its state, if there is one, and the pieces that it has taken by variant. */
  async livePayment(cartId: string): Promise<LivePayment> {
    const rows = await db
      .select({
        state: paymentAttempt.state,
        variantId: stockHold.variantId,
        quantity: stockHold.quantity,
      })
      .from(stockHold)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, stockHold.attemptId))
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return { state: rows[0]?.state, held: new Map(rows.map((row) => [row.variantId, row.quantity])) };
  },
  /** The number of the order that a cart has become. */
  async orderNumber(cartId: string): Promise<string | undefined> {
    const [found] = await db
      .select({ orderNumber: shopOrder.orderNumber })
      .from(shopOrder)
      .where(and(eq(shopOrder.cartId, cartId), eq(shopOrder.state, 'PLACED')));
    return found?.orderNumber;
  },
});

/** Changes carts, in one transaction. */
export const cartRepository = (tx: Tx) => ({
  ...cartReader(tx),
  async create(owner: string, now: Date): Promise<CartRow> {
    const row = { id: randomUUID(), owner, createdAt: now, updatedAt: now };
    const [created] = await tx.insert(cart).values(row).returning();
    if (created === undefined) throw new TypeError('the cart was not created');
    return created;
  },
  async lock(id: string): Promise<CartRow | undefined> {
    const [found] = await tx.select().from(cart).where(eq(cart.id, id)).for('update');
    return found;
  },
  /** The state of a payment under way for a cart, or none. */
  async liveAttemptState(cartId: string) {
    const [found] = await tx
      .select({ state: paymentAttempt.state })
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return found?.state;
  },
  async putLine(cartId: string, variantId: string, quantity: number): Promise<void> {
    const [last] = await tx
      .select({ position: max(cartLine.position) })
      .from(cartLine)
      .where(eq(cartLine.cartId, cartId));
    await tx
      .insert(cartLine)
      .values({ id: randomUUID(), cartId, variantId, quantity, position: (last?.position ?? 0) + 1 })
      .onConflictDoUpdate({ target: [cartLine.cartId, cartLine.variantId], set: { quantity } });
  },
  async changeLine(
    id: string,
    change: { readonly variantId: string; readonly quantity: number },
  ): Promise<void> {
    await tx.update(cartLine).set(change).where(eq(cartLine.id, id));
  },
  async removeLine(cartId: string, id: string): Promise<void> {
    await tx.delete(cartLine).where(and(eq(cartLine.cartId, cartId), eq(cartLine.id, id)));
  },
  async addCoupon(cartId: string, code: string): Promise<void> {
    const [last] = await tx
      .select({ position: max(cartCoupon.position) })
      .from(cartCoupon)
      .where(eq(cartCoupon.cartId, cartId));
    await tx.insert(cartCoupon).values({ cartId, code, position: (last?.position ?? 0) + 1 });
  },
  async removeCoupon(cartId: string, code: string): Promise<void> {
    await tx.delete(cartCoupon).where(and(eq(cartCoupon.cartId, cartId), eq(cartCoupon.code, code)));
  },
  async update(
    id: string,
    change: {
      readonly shippingAddress?: Address | null;
      readonly billingAddress?: Address | null;
      readonly shippingMethod?: string | null;
      readonly state?: CartRow['state'];
      readonly updatedAt: Date;
    },
  ): Promise<void> {
    await tx.update(cart).set(change).where(eq(cart.id, id));
  },
});

/** The repository of one transaction. */
export type CartRepository = ReturnType<typeof cartRepository>;
