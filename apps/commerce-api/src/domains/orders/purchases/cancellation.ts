import type { StopResult } from '../../../providers/fulfilment/provider.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { LEASE_MS } from '../../../platform/process/retry-pause.ts';
import { balances, digitalGifts, hasSentGifts } from '../../ledger/index.ts';
import { revokePoints } from '../../shopping/index.ts';
import { queueMail } from '../../operations/index.ts';
import { orderReader, placementRepository } from '../placement/repository.ts';
import { fulfilmentRepository } from './fulfilment-repository.ts';
import type { FulfilmentRow } from './repository.ts';
import { isCancellable } from './rules.ts';

/** Records a cancellation request durably; returns the fulfilment. */
export async function requestCancellation(
  tx: Tx,
  orderNumber: string,
  reason: string,
  nowMs: number,
): Promise<FulfilmentRow | undefined> {
  const repository = fulfilmentRepository(tx);
  const row = await repository.lock(orderNumber);
  if (row === undefined || !isCancellable(row.stage)) return row;
  // The money of a sent gift card is spent.
  if (await hasSentGifts(tx, orderNumber)) return row;
  const change = {
    task: 'STOP' as const,
    // Leased to this call before a worker retries.
    dueAt: new Date(nowMs + LEASE_MS),
    tries: 0,
    cancelReason: row.cancelReason ?? reason,
  };
  await repository.change(orderNumber, change);
  return { ...row, ...change };
}

/** Returns stock, codes, balances and money; the reconciler calls the payment provider. */
async function giveBack(tx: Tx, orderNumber: string, now: Date): Promise<void> {
  const order = await orderReader(tx).order(orderNumber);
  if (order === undefined) throw new TypeError('an order to cancel that does not exist');
  const repository = placementRepository(tx);
  const attempt = await repository.lockAttempt(order.attemptId);
  await repository.restock(await orderReader(tx).lines(orderNumber));
  await repository.giveCouponsBack(order.attemptId);
  await digitalGifts(tx).withdraw(orderNumber);
  await balances(tx).reverse(order.attemptId, now);
  await revokePoints(tx, orderNumber, 0, now);
  if (attempt?.state === 'CAPTURING' || attempt?.state === 'COMPLETED')
    await repository.changeAttempt(attempt.id, { state: 'REFUNDING', leaseUntil: now });
  await queueMail(tx, { kind: 'order-cancelled', reference: orderNumber }, now);
}

/** Stores the provider's result once; settled orders stay unchanged. */
export async function settleCancellation(
  tx: Tx,
  orderNumber: string,
  result: StopResult,
  nowMs: number,
): Promise<FulfilmentRow | undefined> {
  const repository = fulfilmentRepository(tx);
  const row = await repository.lock(orderNumber);
  if (row?.task !== 'STOP') return row;
  const now = new Date(nowMs);
  if (result.kind === 'too-late') {
    const late = { task: null, stage: row.stage === 'PLACED' ? result.stage : row.stage, cancelReason: null };
    await repository.change(orderNumber, late);
    return { ...row, ...late };
  }
  await giveBack(tx, orderNumber, now);
  const cancelled = { task: null, stage: 'CANCELLED', cancelledAt: now } as const;
  await repository.change(orderNumber, cancelled);
  return { ...row, ...cancelled };
}
