import type { ArrivedReturn } from '../../parties/fulfilment/fulfilment.ts';
import type { Tx } from '../../platform/db/database.ts';
import { takePointsBack } from '../loyalty/earning.ts';
import { orderReader } from '../placement/repository.ts';
import { oweRefund, refundsOf } from './refunds.ts';
import { arrivedOf, returnRepository } from './return-repository.ts';
import { keptOf, refundOf } from './rules.ts';

/**
 * Writes down returns that have arrived, each once, and what goes back for them. Answers whether everything of the
 * order has come back. The order is locked by whoever calls.
 */
export async function takeIn(
  tx: Tx,
  orderNumber: string,
  arrivals: readonly ArrivedReturn[],
  now: Date,
): Promise<boolean> {
  const reader = orderReader(tx);
  const order = await reader.order(orderNumber);
  if (order === undefined) throw new TypeError('a return of an order that does not exist');
  const lines = await reader.lines(orderNumber);
  const repository = returnRepository(tx);
  let before = await arrivedOf(tx, orderNumber);
  for (const { key, arrivedAt } of arrivals) {
    if (!(await repository.arrive(orderNumber, key, new Date(arrivedAt)))) continue;
    const after = await arrivedOf(tx, orderNumber);
    const refunded = (await refundsOf(tx, orderNumber)).reduce((sum, { amount }) => sum + amount, 0);
    const amount = refundOf(order, lines, { before, after, refunded });
    if (amount > 0) await oweRefund(tx, order, { refundKey: key, amount }, now);
    before = after;
  }
  await takePointsBack(tx, orderNumber, keptOf(lines, before), now);
  return lines.every(({ lineId, quantity }) => (before.get(lineId) ?? 0) >= quantity);
}
