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

/** A cart without its lines. */
export type CartRow = typeof cart.$inferSelect;
type OwnCart = Own<CartRow>;
type SessionRow = typeof paymentSession.$inferSelect;

export type { LineRow } from './line-repository.ts';

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

/** Orders of the shopper of a cart, by account or by e-mail address, and payments for other carts under way. */
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

/** Reads what belongs to a cart, alone or within a transaction; the cart itself comes from the policy (`objects.ts`). */
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
  /** Codes as they stand; what the cart's own payment under way has used counts as unused. */
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
      // A code of somebody else is as unknown as one that was never given out.
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
  /** The cart's own payment under way: its state, if there is one, and the pieces that it has taken by `stockKey`. */
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
  /** A session at the payment provider that may pay for this cart, by its id; that of another cart is as unknown as none. */
  async session({ id: cartId }: OwnCart, id: string): Promise<SessionRow | undefined> {
    const [found] = await db
      .select()
      .from(paymentSession)
      .where(and(eq(paymentSession.id, id), eq(paymentSession.cartId, cartId)));
    return found;
  },
  /** The number of the order that a cart has become. */
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
  /** The state of a payment under way for a cart, or none. */
  async liveAttemptState({ id: cartId }: OwnCart) {
    const [found] = await tx
      .select({ state: paymentAttempt.state })
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.cartId, cartId), inArray(paymentAttempt.state, [...LIVE_STATES])));
    return found?.state;
  },
  /** Records a session at the payment provider, which may pay for this cart and no other. */
  async addSession(
    { id: cartId }: OwnCart,
    session: { readonly id: string; method: RestMethod; createdAt: Date; expiresAt: Date },
  ) {
    await tx.insert(paymentSession).values({ ...session, cartId });
  },
  /** Brings the sessions of another cart, so that what a guest has confirmed or typed pays for the cart that stays. */
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

/** The repository of one transaction. */
export type CartRepository = ReturnType<typeof cartRepository>;
