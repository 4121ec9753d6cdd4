import type { ArrivedReturn } from '../../../providers/fulfilment/provider.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { revokePoints } from '../../shopping/index.ts';
import { refundedByTender, paidByRewards, tendersOf } from '../../ledger/index.ts';
import { returnCapSpend } from '../placement/cap-spend.ts';
import { orderReader } from '../placement/repository.ts';
import { oweRefund, paymentOf, refundsOf } from './refunds.ts';
import { arrivedOf, returnRepository } from './return-repository.ts';
import { retainedOf, refundOf } from './rules.ts';

/**
 * Stores arrived returns with refunds of money, points and caps; true when nothing is left. The caller locks the
 * order.
 */
export async function receiveReturn(
  tx: Tx,
  orderNumber: string,
  arrivals: readonly ArrivedReturn[],
  now: Date,
): Promise<boolean> {
  const reader = orderReader(tx);
  const order = await reader.order(orderNumber);
  if (order === undefined) throw new TypeError('a return of an order that does not exist');
  const lines = await reader.lines(orderNumber);
  const payment = await paymentOf(tx, order);
  const repository = returnRepository(tx);
  let before = await arrivedOf(tx, orderNumber);
  for (const { key, arrivedAt } of arrivals) {
    if (!(await repository.arrive(orderNumber, key, new Date(arrivedAt)))) continue;
    const after = await arrivedOf(tx, orderNumber);
    const refunded = (await refundsOf(tx, orderNumber)).reduce((sum, { amount }) => sum + amount, 0);
    const amount = refundOf(order, lines, { before, after, refunded });
    if (amount > 0) await oweRefund(tx, order, { refundKey: key, amount }, now);
    const retained = {
      all: retainedOf(lines, new Map()),
      before: retainedOf(lines, before),
      after: retainedOf(lines, after),
    };
    await returnCapSpend(tx, payment, key, retained, now);
    before = after;
  }
  // Retained goods earn points as far as money paid for them.
  const byRewards = paidByRewards(tendersOf(payment), refundedByTender(await refundsOf(tx, orderNumber)));
  await revokePoints(tx, orderNumber, Math.max(0, retainedOf(lines, before) - byRewards), now);
  return lines.every(({ lineId, quantity }) => (before.get(lineId) ?? 0) >= quantity);
}
