import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../parties/in-time.ts';
import type { PaymentGateway } from '../../parties/payment/payment-gateway.ts';
import type { Database, Executor, Tx } from '../../platform/db/database.ts';
import { orderRefund } from '../orders/refund-schema.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { OrderRow } from '../placement/repository.ts';
import { pauseAfter, TASK_LEASE_MS } from './rules.ts';

type RefundRow = typeof orderRefund.$inferSelect;

/** What paying refunds needs. */
export interface RefundParts {
  readonly database: Database;
  readonly now: () => number;
  readonly gateway: Pick<PaymentGateway, 'refundPart'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const BATCH = 20;

/**
 * Notes that a part of the money of an order goes back; `amount` in minor units, more than nothing. The payment party
 * is told by a worker until it has done it. A second note of a key changes nothing.
 */
export async function oweRefund(
  tx: Tx,
  { orderNumber, attemptId }: Pick<OrderRow, 'orderNumber' | 'attemptId'>,
  { refundKey, amount }: Pick<RefundRow, 'refundKey' | 'amount'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(orderRefund)
    .values({ refundKey, orderNumber, attemptId, amount, state: 'DUE', dueAt: now, createdAt: now })
    .onConflictDoNothing();
}

/** What has gone back of an order, or is to, by what it is for. */
export const refundsOf = (db: Executor, orderNumber: string): Promise<RefundRow[]> =>
  db.select().from(orderRefund).where(eq(orderRefund.orderNumber, orderNumber));

/** Takes what is due, each for one worker only, and keeps others off it for a while. */
const claimDue = (tx: Tx, now: Date, until: Date): Promise<RefundRow[]> => {
  const due = tx
    .select({ refundKey: orderRefund.refundKey })
    .from(orderRefund)
    .where(and(eq(orderRefund.state, 'DUE'), lte(orderRefund.dueAt, now)))
    .orderBy(asc(orderRefund.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return tx
    .update(orderRefund)
    .set({ dueAt: until, tries: sql`${orderRefund.tries} + 1` })
    .where(inArray(orderRefund.refundKey, due))
    .returning();
};

/** Notes that the party has done it, and has mail say so, once. */
async function finish(tx: Tx, refundKey: string, now: Date): Promise<void> {
  const done = await tx
    .update(orderRefund)
    .set({ state: 'DONE' })
    .where(and(eq(orderRefund.refundKey, refundKey), eq(orderRefund.state, 'DUE')))
    .returning({ refundKey: orderRefund.refundKey });
  if (done.length > 0) await queueMail(tx, { kind: 'return-refunded', reference: refundKey }, now);
}

/**
 * Tells the payment party what goes back. Many instances may run it at once, and a call may be repeated: the party
 * pays each key once.
 */
export function createRefunds({ database, now, gateway, timeoutMs, log }: RefundParts): () => Promise<void> {
  return async () => {
    for (;;) {
      const due = await database.transaction((tx) =>
        claimDue(tx, new Date(now()), new Date(now() + TASK_LEASE_MS)),
      );
      for (const { refundKey, attemptId, amount, tries } of due) {
        try {
          await inTime(gateway.refundPart({ key: attemptId, refundKey, amount }), timeoutMs);
          await database.transaction((tx) => finish(tx, refundKey, new Date(now())), { isRepeatable: true });
        } catch (error) {
          log.warn({ err: error, tries }, 'the payment party gave no money back');
          const dueAt = new Date(now() + pauseAfter(tries));
          await database.transaction((tx) =>
            tx.update(orderRefund).set({ dueAt }).where(eq(orderRefund.refundKey, refundKey)),
          );
        }
      }
      if (due.length < BATCH) return;
    }
  };
}
