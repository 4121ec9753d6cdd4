import { and, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { couponUse, cart, cartLine } from '../../shopping/index.ts';
import {
  forgetGifts,
  newDeletedOwner,
  orderFulfilment,
  LIVE_STATES,
  orderLink,
  paymentAttempt,
  shopOrder,
  orderShopper,
} from '../../ledger/index.ts';
import { anonymous } from './rules.ts';

/** Payments of an account that are undecided, in review, or whose order is not handed over yet. */
const busyAttempts = (tx: Tx, subject: string) =>
  tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .leftJoin(orderFulfilment, eq(orderFulfilment.orderNumber, paymentAttempt.orderNumber))
    .where(
      and(
        eq(paymentAttempt.owner, subject),
        or(
          inArray(paymentAttempt.state, [...LIVE_STATES]),
          eq(paymentAttempt.inReview, true),
          isNotNull(orderFulfilment.task),
        ),
      ),
    );

/** Anonymises an account's orders; true when none is left in progress. */
export async function anonymiseOrders(tx: Tx, subject: string): Promise<boolean> {
  const owner = newDeletedOwner();
  const busy = (await busyAttempts(tx, subject)).map(({ id }) => id);
  const orders = and(eq(shopOrder.owner, subject), notInArray(shopOrder.attemptId, busy));
  for (const order of await tx.select().from(shopOrder).where(orders)) {
    const { email, billingAddress, shipments } = anonymous(order);
    await tx
      .update(shopOrder)
      .set({ owner, email, billingAddress, shipments })
      .where(eq(shopOrder.orderNumber, order.orderNumber));
    await forgetGifts(tx, order.orderNumber);
    await tx.delete(orderLink).where(eq(orderLink.orderNumber, order.orderNumber));
  }
  await tx
    .delete(orderShopper)
    .where(and(eq(orderShopper.owner, subject), notInArray(orderShopper.attemptId, busy)));
  const ended = and(eq(paymentAttempt.owner, subject), notInArray(paymentAttempt.id, busy));
  for (const { id, plan } of await tx.select().from(paymentAttempt).where(ended))
    await tx
      .update(paymentAttempt)
      .set({
        owner,
        plan: { ...anonymous(plan), lines: plan.lines.map((line) => ({ ...line, gift: null })) },
      })
      .where(eq(paymentAttempt.id, id));
  // One-time coupons stay counted without an account.
  await tx.update(couponUse).set({ owner }).where(eq(couponUse.owner, subject));
  const none = { shippingAddress: null, billingAddress: null, deviceFingerprint: null };
  await tx
    .update(cart)
    .set({ owner, ...none })
    .where(eq(cart.owner, subject));
  const theirs = tx.select({ id: cart.id }).from(cart).where(eq(cart.owner, owner));
  await tx.update(cartLine).set({ gift: null }).where(inArray(cartLine.cartId, theirs));
  return busy.length === 0;
}
