import type { Address } from '@haberdash/api-client/cart';
import { and, asc, eq, exists, inArray, isNull, max, ne, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { cart, cartCoupon, cartLine, paymentSession, type MergeNotice } from './schema.ts';
import {
  LIVE_STATES,
  type AttemptState,
  paymentAttempt,
  shopOrder,
  stockHold,
  shopperEmail,
  shopperOwner,
  orderShopper,
} from '../../ledger/index.ts';
import { coupon, couponUse, promotion } from './promotion-schema.ts';
import { stockKey } from '../../catalogue/index.ts';
import { lineChanges, type LineRow } from './line-repository.ts';
import type { RestMethod } from '../tenders/rules/methods.ts';
import type { Coupon, Promotion } from './rules/promotions.ts';

export type CartRow = typeof cart.$inferSelect;
type OwnCart = Own<CartRow>;
type SessionRow = typeof paymentSession.$inferSelect;

export type { LineRow } from './line-repository.ts';

export interface CouponWithPromotion {
  readonly coupon: Coupon;
  readonly promotion: Promotion;
}

/** A payment in progress; every attempt holds stock. */
export interface LivePayment {
  readonly state: AttemptState | undefined;
  readonly held: ReadonlyMap<string, number>;
}

/** Orders of the cart's shopper by account or e-mail, and payments of other carts. */
const ordersOf = (db: Executor, { id, owner, shippingAddress, billingAddress }: OwnCart) => {
  const emails = [shippingAddress?.email, billingAddress?.email].flatMap((email) =>
    email === undefined || email === '' ? [] : [shopperEmail(email)],
  );
  return db
    .select({ attemptId: orderShopper.attemptId })
    .from(orderShopper)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, orderShopper.attemptId))
    .where(
      and(
        ne(paymentAttempt.cartId, id),
        or(eq(orderShopper.owner, shopperOwner(owner) ?? ''), inArray(orderShopper.email, emails)),
      ),
    );
};

/** Reads a cart's related rows; `objects.ts` resolves the cart. */
export const cartReader = (db: Executor) => ({
  lines({ id: cartId }: OwnCart): Promise<LineRow[]> {
    return db
      .select()
      .from(cartLine)
      .where(eq(cartLine.cartId, cartId))
      .orderBy(asc(cartLine.position), asc(cartLine.id));
  },
  async couponCodes({ id: cartId }: OwnCart): Promise<string[]> {
    const rows = await db
      .select()
      .from(cartCoupon)
      .where(eq(cartCoupon.cartId, cartId))
      .orderBy(asc(cartCoupon.position));
    return rows.map((row) => row.code);
  },
  /** Codes; uses by the cart's own payment do not count. */
  async coupons(codes: readonly string[], cart: OwnCart): Promise<CouponWithPromotion[]> {
    if (codes.length === 0) return [];
    const { owner, id: cartId } = cart;
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
      .select({ coupon, promotion, total: mine.total, own: mine.own, hasOrdered: exists(ordersOf(db, cart)) })
      .from(coupon)
      .innerJoin(promotion, eq(promotion.id, coupon.promotionId))
      .leftJoin(mine, eq(mine.code, coupon.code))
      // A personal code of another shopper is unknown.
      .where(and(inArray(coupon.code, [...codes]), or(isNull(coupon.owner), eq(coupon.owner, owner))));
    return rows.map((row) => ({
      coupon: {
        ...row.coupon,
        used: row.coupon.used - (row.own ?? 0),
        usesByShopper: (row.total ?? 0) - (row.own ?? 0),
        hasOrdered: row.hasOrdered === true,
      },
      promotion: row.promotion,
    }));
  },
  automaticPromotions(): Promise<Promotion[]> {
    return db.select().from(promotion).where(eq(promotion.automatic, true)).orderBy(asc(promotion.id));
  },
  /** State and held stock of the cart's own payment. */
  async livePayment({ id: cartId }: OwnCart): Promise<LivePayment> {
    const rows = await db
      .select({
        state: paymentAttempt.state,
        variantId: stockHold.variantId,
        location: stockHold.location,
        quantity: stockHold.quantity,
      })
      .from(stockHold)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, stockHold.attemptId))
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return {
      state: rows[0]?.state,
      held: new Map(rows.map((row) => [stockKey(row.variantId, row.location), row.quantity])),
    };
  },
  async session({ id: cartId }: OwnCart, id: string): Promise<SessionRow | undefined> {
    const [found] = await db
      .select()
      .from(paymentSession)
      .where(and(eq(paymentSession.id, id), eq(paymentSession.cartId, cartId)));
    return found;
  },
  async orderNumber({ id: cartId }: OwnCart): Promise<string | undefined> {
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
  ...lineChanges(tx),
  async liveAttemptState({ id: cartId }: OwnCart) {
    const [found] = await tx
      .select({ state: paymentAttempt.state })
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return found?.state;
  },
  /** Stores a payment session, valid for this cart only. */
  async addSession(
    { id: cartId }: OwnCart,
    session: { readonly id: string; method: RestMethod; createdAt: Date; expiresAt: Date },
  ) {
    await tx.insert(paymentSession).values({ ...session, cartId });
  },
  /** Moves payment sessions to another cart, so that entered payments stay. */
  async moveSessions({ id: from }: OwnCart, { id: cartId }: OwnCart): Promise<void> {
    await tx.update(paymentSession).set({ cartId }).where(eq(paymentSession.cartId, from));
  },
  async addCoupon({ id: cartId }: OwnCart, code: string): Promise<void> {
    const [last] = await tx
      .select({ position: max(cartCoupon.position) })
      .from(cartCoupon)
      .where(eq(cartCoupon.cartId, cartId));
    await tx.insert(cartCoupon).values({ cartId, code, position: (last?.position ?? 0) + 1 });
  },
  async removeCoupon({ id: cartId }: OwnCart, code: string): Promise<void> {
    await tx.delete(cartCoupon).where(and(eq(cartCoupon.cartId, cartId), eq(cartCoupon.code, code)));
  },
  async update(
    own: OwnCart,
    change: {
      readonly shippingAddress?: Address | null;
      readonly billingAddress?: Address | null;
      readonly shippingMethod?: string | null;
      readonly mergeNotice?: MergeNotice | null;
      readonly deviceFingerprint?: string;
      readonly updatedAt: Date;
    },
  ): Promise<OwnCart> {
    const [changed] = await tx.update(cart).set(change).where(eq(cart.id, own.id)).returning();
    return { ...own, ...changed };
  },
});

export type CartRepository = ReturnType<typeof cartRepository>;
