import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { paymentAttempt, shopOrder } from './schema.ts';
import { orderShopper } from './shopper-schema.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A guest order by number and secret. */
export interface GuestOrder {
  readonly orderNumber: string;
  readonly secret: string;
}

/** Moves a guest's or associate's order to an account; ignores a wrong secret and orders of accounts. */
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
    // A guest's and the account's first order may meet here.
    await tx.update(orderShopper).set({ owner, isFirst: false }).where(eq(orderShopper.attemptId, id));
}

/** An order of a guest or associate, not of an account. */
const isNobodys = (subject: string): boolean => /^(?:guest|agent)-/.test(subject);
