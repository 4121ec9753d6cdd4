import { createHash } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import { lookReport } from './schema.ts';

/** For this time a repeated report of the same shopper is ignored. */
const REMEMBERED_MS = 180 * 24 * 60 * 60_000;

interface Report {
  readonly lookId: string;
  readonly subject: string;
  readonly reason: string;
}

/** Stores a report for the gallery; a repeated one changes nothing. */
export async function storeReport(tx: Tx, { lookId, subject, reason }: Report, now: Date): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([lookId, subject]))
    .digest('base64url');
  const removeAt = new Date(now.getTime() + REMEMBERED_MS);
  await tx.insert(lookReport).values({ key, lookId, reason, dueAt: now, removeAt }).onConflictDoNothing();
}
