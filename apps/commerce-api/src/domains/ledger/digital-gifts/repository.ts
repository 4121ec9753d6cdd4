import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, like, lte, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { OrderPlan } from '../orders/order-plan.ts';
import { DELETED_OWNER_PREFIX } from '../orders/deleted-owner.ts';
import { orderLine, paymentAttempt, shopOrder } from '../orders/schema.ts';
import { digitalGift } from './schema.ts';

/** A purchased gift card. */
export type DigitalGift = typeof digitalGift.$inferSelect;

/** Sent in the morning of the chosen day. */
const HOUR = 'T08:00:00Z';

/** Creates one gift card for each unit of an order's digital lines. */
export async function promiseGifts(
  tx: Tx,
  orderNumber: string,
  plan: Pick<OrderPlan, 'lines' | 'currency' | 'locale' | 'billingAddress'>,
  now: Date,
): Promise<void> {
  const gifts = plan.lines.flatMap(({ lineId, location, gift, quantity, unitCurrent }) => {
    if (location !== null || gift === null) return [];
    const chosen = gift.sendOn === undefined ? now : new Date(`${gift.sendOn}${HOUR}`);
    const row = {
      orderNumber,
      lineId,
      gift,
      amount: unitCurrent,
      currency: plan.currency,
      locale: plan.locale,
      sender: plan.billingAddress.firstName,
      state: 'WAITING' as const,
      dueAt: chosen > now ? chosen : now,
    };
    return Array.from({ length: quantity }, () => ({ ...row, id: randomUUID() }));
  });
  if (gifts.length > 0) await tx.insert(digitalGift).values(gifts);
}

export const giftsOfLine = (db: Executor, orderNumber: string, lineId: string): Promise<DigitalGift[]> =>
  db
    .select()
    .from(digitalGift)
    .where(and(eq(digitalGift.orderNumber, orderNumber), eq(digitalGift.lineId, lineId)))
    .orderBy(asc(digitalGift.id));

/** Whether a card was sent, so that its money cannot be refunded. */
export const hasSentGifts = async (db: Executor, orderNumber: string): Promise<boolean> =>
  (await db.$count(
    digitalGift,
    and(eq(digitalGift.orderNumber, orderNumber), sql`${digitalGift.sends} > 0`),
  )) > 0;

/** Anonymises the gift cards of an order; unsent ones are still sent first. */
export async function forgetGifts(tx: Tx, orderNumber: string): Promise<void> {
  await tx.update(orderLine).set({ gift: null }).where(eq(orderLine.orderNumber, orderNumber));
  await tx
    .delete(digitalGift)
    .where(and(eq(digitalGift.orderNumber, orderNumber), eq(digitalGift.state, 'SENT')));
}

/** Changes gift cards, in one transaction. */
export const digitalGifts = (tx: Tx) => ({
  /** Leases due, paid gift cards. */
  claimDue(now: Date, until: Date, limit: number): Promise<DigitalGift[]> {
    const due = tx
      .select({ id: digitalGift.id })
      .from(digitalGift)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, digitalGift.orderNumber))
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, shopOrder.attemptId))
      .where(
        and(
          eq(digitalGift.state, 'WAITING'),
          lte(digitalGift.dueAt, now),
          eq(paymentAttempt.state, 'COMPLETED'),
        ),
      )
      .orderBy(asc(digitalGift.dueAt))
      .limit(limit)
      .for('update', { of: digitalGift, skipLocked: true });
    return tx
      .update(digitalGift)
      .set({ dueAt: until, tries: sql`${digitalGift.tries} + 1` })
      .where(inArray(digitalGift.id, due))
      .returning();
  },
  /** Marks a card as sent; false when it was withdrawn. */
  async sent({ id, sends }: DigitalGift, now: Date): Promise<boolean> {
    const changed = await tx
      .update(digitalGift)
      .set({ state: 'SENT', sentAt: now, sends: sends + 1, tries: 0 })
      .where(and(eq(digitalGift.id, id), eq(digitalGift.state, 'WAITING')))
      .returning({ id: digitalGift.id });
    const ofNobody = tx
      .select({ orderNumber: shopOrder.orderNumber })
      .from(shopOrder)
      .where(like(shopOrder.owner, `${DELETED_OWNER_PREFIX}%`));
    await tx
      .delete(digitalGift)
      .where(and(eq(digitalGift.id, id), inArray(digitalGift.orderNumber, ofNobody)));
    return changed.length > 0;
  },
  async postpone({ id }: DigitalGift, dueAt: Date): Promise<void> {
    await tx.update(digitalGift).set({ dueAt }).where(eq(digitalGift.id, id));
  },
  /** Queues the mails of cards again. */
  async sendAgain(ids: readonly string[], now: Date): Promise<void> {
    await tx
      .update(digitalGift)
      .set({ state: 'WAITING', dueAt: now })
      .where(inArray(digitalGift.id, [...ids]));
  },
  /** Removes unsent cards of an order. */
  async withdraw(orderNumber: string): Promise<void> {
    await tx.delete(digitalGift).where(eq(digitalGift.orderNumber, orderNumber));
  },
});
