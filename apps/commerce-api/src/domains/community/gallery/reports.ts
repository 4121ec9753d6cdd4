import { createHash } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import { lookReport } from './schema.ts';

/** For so long the same shopper's report of the same look is no second one. */
const REMEMBERED_MS = 180 * 24 * 60 * 60_000;

/** Who objects to which look, and why. */
interface Report {
  readonly lookId: string;
  readonly subject: string;
  readonly reason: string;
}

/** Writes a report down, to be told to the gallery; another one of the same shopper changes nothing. */
export async function storeReport(tx: Tx, { lookId, subject, reason }: Report, now: Date): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([lookId, subject]))
    .digest('base64url');
  const removeAt = new Date(now.getTime() + REMEMBERED_MS);
  await tx.insert(lookReport).values({ key, lookId, reason, dueAt: now, removeAt }).onConflictDoNothing();
}
