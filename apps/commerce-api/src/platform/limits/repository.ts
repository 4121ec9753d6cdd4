import { sql } from 'drizzle-orm';

import type { Executor } from '../db/database.ts';
import { callCount } from './schema.ts';

/** Unwritten counts of a window. */
export type NewCount = typeof callCount.$inferInsert;

/** Adds counts in one statement; returns totals by key. */
export async function addCounts(db: Executor, counts: readonly NewCount[]): Promise<Map<string, number>> {
  const rows = await db
    .insert(callCount)
    // A fixed order prevents deadlocks.
    .values(counts.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: callCount.key,
      set: { count: sql`${callCount.count} + excluded.count` },
    })
    .returning({ key: callCount.key, count: callCount.count });
  return new Map(rows.map(({ key, count }) => [key, count]));
}
