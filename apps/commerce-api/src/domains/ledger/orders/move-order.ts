import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { paymentAttempt, shopOrder } from './schema.ts';
import { orderShopper } from './shopper-schema.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** An order that was placed as a guest, by its number and its secret. */
export interface GuestOrder {
  readonly orderNumber: string;
  readonly secret: string;
}

/**
 * Moves an order that was placed as a guest, or by an associate, into the account of somebody who knows its secret. One with another secret, and one that
 * belongs to an account already, is left alone.
 */
export async function moveGuestOrder(tx: Tx, order: GuestOrder, owner: string): Promise<void> {
  const [found] = await tx
    .select({ owner: shopOrder.owner, secret: shopOrder.secret })
    .from(shopOrder)
    .where(eq(shopOrder.orderNumber, order.orderNumber))
    .for('update');
  const isKnown = timingSafeEqual(digest(found?.secret ?? ''), digest(order.secret));
  if (found === undefined || !isKnown || !isNobodys(found.owner)) return;
  await tx.update(shopOrder).set({ owner }).where(eq(shopOrder.orderNumber, order.orderNumber));
  const attempts = tx
    .update(paymentAttempt)
    .set({ owner })
    .where(eq(paymentAttempt.orderNumber, order.orderNumber));
  for (const { id } of await attempts.returning({ id: paymentAttempt.id }))
    // It still counts as an order; two first ones of a guest and of the account may meet here.
    await tx.update(orderShopper).set({ owner, isFirst: false }).where(eq(orderShopper.attemptId, id));
}

/** An order of a guest, or one that an associate has placed for a shopper, whose account nobody has asked for. */
const isNobodys = (subject: string): boolean => /^(?:guest|agent)-/.test(subject);
