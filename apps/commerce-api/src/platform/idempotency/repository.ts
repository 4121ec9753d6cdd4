import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';

import type { Executor } from '../db/database.ts';
import { idempotencyRecord } from './schema.ts';
import type { Outcome } from './outcome.ts';

export type KeyedCall = typeof idempotencyRecord.$inferSelect;

/** Owner and key. */
type Name = Pick<KeyedCall, 'owner' | 'key'>;

const REMOVED_AT_ONCE = 10;

const named = ({ owner, key }: Name) =>
  and(eq(idempotencyRecord.owner, owner), eq(idempotencyRecord.key, key));

/** Keyed calls; single statements, so that none waits for a running call. */
export const keyedCalls = (db: Executor) => ({
  /** Records a running call; false when the key is taken. */
  async begin(call: typeof idempotencyRecord.$inferInsert): Promise<boolean> {
    const begun = await db
      .insert(idempotencyRecord)
      .values(call)
      .onConflictDoNothing()
      .returning({ key: idempotencyRecord.key });
    return begun.length > 0;
  },
  async find(name: Name): Promise<KeyedCall | undefined> {
    const [found] = await db.select().from(idempotencyRecord).where(named(name));
    return found;
  },
  /** Takes over a dead process's call; false when another one did, or it has ended. */
  async takeOver(name: Name, now: Date, leaseUntil: Date): Promise<boolean> {
    const taken = await db
      .update(idempotencyRecord)
      .set({ leaseUntil })
      .where(and(named(name), isNull(idempotencyRecord.outcome), lte(idempotencyRecord.leaseUntil, now)))
      .returning({ key: idempotencyRecord.key });
    return taken.length > 0;
  },
  /** Records the outcome; false when another run was first. */
  async end(name: Name, outcome: Outcome): Promise<boolean> {
    const ended = await db
      .update(idempotencyRecord)
      .set({ outcome })
      .where(and(named(name), isNull(idempotencyRecord.outcome)))
      .returning({ key: idempotencyRecord.key });
    return ended.length > 0;
  },
  /** Releases a call for a retry; false when it has ended; waits for a commit in progress. */
  async release(name: Name, now: Date): Promise<boolean> {
    const released = await db
      .update(idempotencyRecord)
      .set({ leaseUntil: now })
      .where(and(named(name), isNull(idempotencyRecord.outcome)))
      .returning({ key: idempotencyRecord.key });
    return released.length > 0;
  },
  /** Releases all running calls of dead processes. */
  async endLeases(now: Date): Promise<void> {
    await db
      .update(idempotencyRecord)
      .set({ leaseUntil: now })
      .where(and(isNull(idempotencyRecord.outcome), gt(idempotencyRecord.leaseUntil, now)));
  },
  /** Removes expired records; instances skip each other's. */
  async removeExpired(now: Date): Promise<void> {
    await db.execute(sql`
      delete from idempotency_record where (owner, key) in (
        select owner, key from idempotency_record where expires_at <= ${now.toISOString()}
        limit ${REMOVED_AT_ONCE} for update skip locked)`);
  },
});

export type KeyedCalls = ReturnType<typeof keyedCalls>;
