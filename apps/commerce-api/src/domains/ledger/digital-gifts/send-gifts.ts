import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import type { GiftCards } from '../../../providers/gift-cards/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../../platform/process/retry-pause.ts';
import { queueMail } from '../../operations/index.ts';
import { digitalGifts, type DigitalGift } from './repository.ts';

export interface GiftParts {
  readonly database: Database;
  readonly now: () => number;
  readonly giftCards: Pick<GiftCards, 'sell'>;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const BATCH = 20;
const MAX_PAUSE_MS = 60 * 60_000;

/** Buys a card idempotently and queues its mail in the same transaction. */
async function send({ database, giftCards, timeoutMs, now }: GiftParts, gift: DigitalGift): Promise<void> {
  const { id: key, amount, currency, sends } = gift;
  const { code, pin } = await inTime(giftCards.sell({ key, amount, currency }), timeoutMs);
  await database.transaction(async (tx) => {
    const at = new Date(now());
    if (!(await digitalGifts(tx).sent(gift, at))) return;
    const reference = `${key}:${sends + 1}`;
    await queueMail(tx, { kind: 'gift-card', reference, payload: { id: key, code, pin } }, at);
  });
}

/** Sends due gift cards with growing retry pauses; any instance may run it. */
export async function sendDueGifts(parts: GiftParts): Promise<void> {
  const { database, now, log } = parts;
  const due = await database.transaction((tx) =>
    digitalGifts(tx).claimDue(new Date(now()), new Date(now() + LEASE_MS), BATCH),
  );
  for (const gift of due) {
    try {
      await send(parts, gift);
    } catch (error) {
      log.warn({ err: error, gift: gift.id, tries: gift.tries }, 'a gift card was not issued');
      const dueAt = new Date(now() + retryPause(gift.tries, MAX_PAUSE_MS));
      await database.transaction((tx) => digitalGifts(tx).postpone(gift, dueAt));
    }
  }
  if (due.length === BATCH) await sendDueGifts(parts);
}
