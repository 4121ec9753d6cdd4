import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { GiftCards } from '../../../providers/gift-cards/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { PaymentGateway } from '../../../providers/payment/provider.ts';
import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../../platform/process/retry-pause.ts';
import {
  balances,
  refundedByTender,
  tendersOf,
  type PlannedTender,
  orderRefund,
} from '../../ledger/index.ts';
import { queueMail } from '../../operations/index.ts';
import { orderReader, type Attempt, type OrderRow } from '../placement/repository.ts';
import { sharesOf } from './refund-shares.ts';
import { MAX_PAUSE_MS } from './rules.ts';

type RefundRow = typeof orderRefund.$inferSelect;

export interface RefundParts {
  readonly database: Database;
  readonly now: () => number;
  readonly gateway: Pick<PaymentGateway, 'refundPart'>;
  readonly giftCards: Pick<GiftCards, 'refundPart'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const BATCH = 20;

/** The payment of an order with its tenders. */
export async function paymentOf(db: Executor, { attemptId }: Pick<OrderRow, 'attemptId'>): Promise<Attempt> {
  const attempt = await orderReader(db).attempt(attemptId);
  if (attempt === undefined) throw new TypeError('an order that nothing has paid');
  return attempt;
}

/** Records a refund in positive minor units, once per key; the caller locks the order. */
export async function oweRefund(
  tx: Tx,
  { orderNumber, attemptId }: Pick<OrderRow, 'orderNumber' | 'attemptId'>,
  { refundKey, amount }: Pick<RefundRow, 'refundKey' | 'amount'>,
  now: Date,
): Promise<void> {
  const given = refundedByTender(await refundsOf(tx, orderNumber));
  const shares = sharesOf(tendersOf(await paymentOf(tx, { attemptId })), given, amount);
  await tx
    .insert(orderRefund)
    .values({ refundKey, orderNumber, attemptId, amount, shares, state: 'DUE', dueAt: now, createdAt: now })
    .onConflictDoNothing();
}

/** Refunds of an order, done and due. */
export const refundsOf = (db: Executor, orderNumber: string): Promise<RefundRow[]> =>
  db.select().from(orderRefund).where(eq(orderRefund.orderNumber, orderNumber));

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

interface ShareOf {
  readonly tender: PlannedTender;
  readonly amount: number;
}

async function sharesWithTenders(db: Executor, refund: RefundRow): Promise<readonly ShareOf[]> {
  const tenders = tendersOf(await paymentOf(db, refund));
  return refund.shares.map(({ tender: at, amount }) => {
    const tender = tenders[at];
    if (tender === undefined) throw new TypeError('a refund to a tender that did not pay');
    return { tender, amount };
  });
}

/** Calls the providers, idempotent by key. */
async function payOutside(
  { gateway, giftCards, timeoutMs }: RefundParts,
  refundKey: string,
  shares: readonly ShareOf[],
): Promise<void> {
  for (const { tender, amount } of shares) {
    if (tender.provider === 'balance') continue;
    const provider = tender.provider === 'payment' ? gateway : giftCards;
    await inTime(provider.refundPart({ key: tender.key, refundKey, amount }), timeoutMs);
  }
}

/** Completes a refund with its balances and mail, once. */
async function finish(tx: Tx, refundKey: string, shares: readonly ShareOf[], now: Date): Promise<void> {
  const done = await tx
    .update(orderRefund)
    .set({ state: 'DONE' })
    .where(and(eq(orderRefund.refundKey, refundKey), eq(orderRefund.state, 'DUE')))
    .returning({ refundKey: orderRefund.refundKey });
  if (done.length === 0) return;
  // A balance of a deleted account is skipped.
  for (const { tender, amount } of shares)
    if (tender.provider === 'balance')
      await balances(tx).add({ ...tender.account, amount, reference: `refund:${refundKey}` }, now);
  await queueMail(tx, { kind: 'return-refunded', reference: refundKey }, now);
}

/** Refunds due amounts at the providers; any instance may repeat any call. */
export function createRefunds(parts: RefundParts): () => Promise<void> {
  const { database, now, log } = parts;
  return async () => {
    for (;;) {
      const due = await database.transaction((tx) =>
        claimDue(tx, new Date(now()), new Date(now() + LEASE_MS)),
      );
      for (const refund of due) {
        const { refundKey, tries } = refund;
        try {
          const shares = await sharesWithTenders(database.read, refund);
          await payOutside(parts, refundKey, shares);
          await database.transaction((tx) => finish(tx, refundKey, shares, new Date(now())), {
            isRepeatable: true,
          });
        } catch (error) {
          log.warn({ err: error, tries }, 'a provider gave no money back');
          const dueAt = new Date(now() + retryPause(tries, MAX_PAUSE_MS));
          await database.transaction((tx) =>
            tx.update(orderRefund).set({ dueAt }).where(eq(orderRefund.refundKey, refundKey)),
          );
        }
      }
      if (due.length < BATCH) return;
    }
  };
}
