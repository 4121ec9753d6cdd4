import { eq } from 'drizzle-orm';

import type { Database } from '../../../platform/db/database.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import { endingAccount } from './schema.ts';

/** Accounts per transaction. */
const BATCH = 200;

/** Anonymises finished orders of deleted accounts; returns the number of completed deletions. */
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
