import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';

import type { OrderProgress } from '../../../providers/fulfilment/provider.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { consumer, notificationChoice } from '../../customers/index.ts';
import { shopOrder, fulfilmentCursor, orderFulfilment, type OrderStage } from '../../ledger/index.ts';
import type { FulfilmentRow } from './repository.ts';

const CURSOR = 1;

/** Changes fulfilments, in one transaction. */
export const fulfilmentRepository = (tx: Tx) => ({
  async lock(orderNumber: string): Promise<FulfilmentRow | undefined> {
    const [found] = await tx
      .select()
      .from(orderFulfilment)
      .where(eq(orderFulfilment.orderNumber, orderNumber))
      .for('update');
    return found;
  },
  async change(
    orderNumber: string,
    change: Partial<Omit<FulfilmentRow, 'orderNumber' | 'change' | 'parcels'>>,
  ): Promise<void> {
    await tx.update(orderFulfilment).set(change).where(eq(orderFulfilment.orderNumber, orderNumber));
  },
  /** Stores the provider's progress unless a newer one is stored. */
  async record({ orderNumber, change, parcels }: OrderProgress, stage: OrderStage): Promise<void> {
    await tx
      .update(orderFulfilment)
      .set({ change, parcels, stage })
      .where(and(eq(orderFulfilment.orderNumber, orderNumber), lt(orderFulfilment.change, change)));
  },
  /** Whether the order's account wants delivery mail. */
  async wantsDeliveryMail(orderNumber: string): Promise<boolean> {
    const wanting = await tx
      .select({ consumerNo: consumer.consumerNo })
      .from(shopOrder)
      .innerJoin(consumer, eq(consumer.subject, shopOrder.owner))
      .innerJoin(notificationChoice, eq(notificationChoice.consumerNo, consumer.consumerNo))
      .where(
        and(
          eq(shopOrder.orderNumber, orderNumber),
          eq(notificationChoice.requestType, 'DELIVERY'),
          eq(notificationChoice.channel, 'email'),
          eq(notificationChoice.optin, true),
        ),
      );
    return wanting.length > 0;
  },
  async moveCursor(change: number): Promise<void> {
    await tx
      .insert(fulfilmentCursor)
      .values({ id: CURSOR, change })
      .onConflictDoUpdate({
        target: fulfilmentCursor.id,
        set: { change: sql`greatest(${fulfilmentCursor.change}, excluded.change)` },
      });
  },
  async cursor(): Promise<number> {
    const [found] = await tx.select().from(fulfilmentCursor).where(eq(fulfilmentCursor.id, CURSOR));
    return found?.change ?? 0;
  },
  /** Leases due provider calls. */
  async claimDue(now: Date, until: Date, limit: number): Promise<FulfilmentRow[]> {
    const due = tx
      .select({ orderNumber: orderFulfilment.orderNumber })
      .from(orderFulfilment)
      .where(and(isNotNull(orderFulfilment.task), lte(orderFulfilment.dueAt, now)))
      .orderBy(asc(orderFulfilment.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return tx
      .update(orderFulfilment)
      .set({ dueAt: until, tries: sql`${orderFulfilment.tries} + 1` })
      .where(inArray(orderFulfilment.orderNumber, due))
      .returning();
  },
  /** Completes a hand-over unless a cancellation is due. */
  async endHandOver(orderNumber: string): Promise<void> {
    await tx
      .update(orderFulfilment)
      .set({ task: null, tries: 0 })
      .where(and(eq(orderFulfilment.orderNumber, orderNumber), eq(orderFulfilment.task, 'HAND_OVER')));
  },
});
