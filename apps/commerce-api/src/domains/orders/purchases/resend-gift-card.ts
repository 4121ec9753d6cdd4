import type { Tx } from '../../../platform/db/database.ts';
import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { digitalGifts, giftsOfLine } from '../../ledger/index.ts';
import type { OrderRow } from '../placement/repository.ts';

/** Repeats within this time send one mail. */
const PAUSE_MS = 10 * 60_000;

/** Mails the gift cards of a line again; OHS4004 for an unplaced order, GFO404 for another line. */
export async function resendGiftCard(
  tx: Tx,
  order: OrderRow,
  itemId: string,
  nowMs: number,
): Promise<ResponseOf<'resendGiftCardEmail'>> {
  if (order.state !== 'PLACED') throw new ServiceError('OHS4004');
  const gifts = await giftsOfLine(tx, order.orderNumber, itemId);
  const [first] = gifts;
  if (first === undefined) throw new ServiceError('GFO404', { itemId });
  if (first.state === 'WAITING') return { sent: false, nextAt: first.dueAt.toISOString() };
  const nextAt = new Date(Math.max(...gifts.map(({ sentAt }) => sentAt?.getTime() ?? 0)) + PAUSE_MS);
  if (nextAt.getTime() > nowMs) return { sent: false, nextAt: nextAt.toISOString() };
  await digitalGifts(tx).sendAgain(
    gifts.map(({ id }) => id),
    new Date(nowMs),
  );
  return { sent: true, nextAt: new Date(nowMs + PAUSE_MS).toISOString() };
}
