import { eq } from 'drizzle-orm';

import type { Database } from '../../../platform/db/database.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import { endingAccount } from './schema.ts';

/** Accounts of one transaction. */
const BATCH = 200;

/**
 * Makes nobody's what deleted accounts had left under way, as far as it has ended. Any instance may run it at any time;
 * answers how many accounts have ended for good.
 */
export const finishDeletions = (database: Database): Promise<number> =>
  database.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(endingAccount)
      .orderBy(endingAccount.deletedAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    let count = 0;
    for (const { subject } of waiting) {
      if (!(await anonymiseOrders(tx, subject))) continue;
      await tx.delete(endingAccount).where(eq(endingAccount.subject, subject));
      count += 1;
    }
    return count;
  });
