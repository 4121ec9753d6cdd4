import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';

import type { Executor } from '../db/database.ts';
import { idempotencyRecord } from './schema.ts';
import type { Outcome } from './outcome.ts';

/** A recorded call. */
export type KeyedCall = typeof idempotencyRecord.$inferSelect;

/** Whose key it is. */
type Name = Pick<KeyedCall, 'owner' | 'key'>;

const REMOVED_AT_ONCE = 10;

const named = ({ owner, key }: Name) =>
  and(eq(idempotencyRecord.owner, owner), eq(idempotencyRecord.key, key));

/** Records of keyed calls; but for their end each change is one statement, so that none waits for a call that runs. */
export const keyedCalls = (db: Executor) => ({
  /** Records a call as running; false when the key is taken, by a call that runs or has ended. */
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
  /** Takes a call over whose process has died; false when another one was quicker, or it has ended after all. */
  async takeOver(name: Name, now: Date, leaseUntil: Date): Promise<boolean> {
    const taken = await db
      .update(idempotencyRecord)
      .set({ leaseUntil })
      .where(and(named(name), isNull(idempotencyRecord.outcome), lte(idempotencyRecord.leaseUntil, now)))
      .returning({ key: idempotencyRecord.key });
    return taken.length > 0;
  },
  /** Records how a call has ended; false when another run of it has ended before. */
  async end(name: Name, outcome: Outcome): Promise<boolean> {
    const ended = await db
      .update(idempotencyRecord)
      .set({ outcome })
      .where(and(named(name), isNull(idempotencyRecord.outcome)))
      .returning({ key: idempotencyRecord.key });
    return ended.length > 0;
  },
  /**
   * Lets go of a call, so that it may be sent again under its key; false when it has ended after all. Waits for a commit
   * with its end that is on its way, whoever has heard of it.
   */
  async release(name: Name, now: Date): Promise<boolean> {
    const released = await db
      .update(idempotencyRecord)
      .set({ leaseUntil: now })
      .where(and(named(name), isNull(idempotencyRecord.outcome)))
      .returning({ key: idempotencyRecord.key });
    return released.length > 0;
  },
  /** Lets go of every call that runs, where it is known that its process has died. */
  async endLeases(now: Date): Promise<void> {
    await db
      .update(idempotencyRecord)
      .set({ leaseUntil: now })
      .where(and(isNull(idempotencyRecord.outcome), gt(idempotencyRecord.leaseUntil, now)));
  },
  /** Removes some of the records that have expired; several instances take different ones. */
  async removeExpired(now: Date): Promise<void> {
    await db.execute(sql`
      delete from idempotency_record where (owner, key) in (
        select owner, key from idempotency_record where expires_at <= ${now.toISOString()}
        limit ${REMOVED_AT_ONCE} for update skip locked)`);
  },
});

/** Records of keyed calls. */
export type KeyedCalls = ReturnType<typeof keyedCalls>;
