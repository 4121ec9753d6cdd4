import { and, asc, count, eq, gte, isNull, lte, sql, sum } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { consumerOrigin, consumerEnrollment } from '../../customers/index.ts';
import { shopOrder } from '../../ledger/index.ts';
import { loyaltyEarning, referral } from './schema.ts';

export type EarningRow = typeof loyaltyEarning.$inferSelect;

const ofMember = (consumerNo: string) =>
  and(eq(consumerEnrollment.consumerNo, consumerNo), eq(consumerEnrollment.type, 'LOYALTY'));

const loyaltyReader = (db: Executor) => ({
  /** Points earned and retained since a time. */
  async earnedSince(consumerNo: string, since: Date): Promise<number> {
    const [found] = await db
      .select({ points: sum(loyaltyEarning.points).mapWith(Number) })
      .from(loyaltyEarning)
      .where(
        and(
          eq(loyaltyEarning.consumerNo, consumerNo),
          eq(loyaltyEarning.state, 'EARNED'),
          gte(loyaltyEarning.createdAt, since),
        ),
      );
    return found?.points ?? 0;
  },
  async memberOfCode(code: string): Promise<string | undefined> {
    const [found] = await db
      .select({ consumerNo: consumerEnrollment.consumerNo })
      .from(consumerEnrollment)
      .where(and(eq(consumerEnrollment.referralCode, code), eq(consumerEnrollment.status, 'CONFIRMED')));
    return found?.consumerNo;
  },
  async referrerOf(consumerNo: string): Promise<string | undefined> {
    const [found] = await db
      .select({ referrerNo: referral.referrerNo })
      .from(referral)
      .where(eq(referral.consumerNo, consumerNo));
    return found?.referrerNo;
  },
  /** The invitation code of a sign-up, if any. */
  async codeOfSignUp(consumerNo: string): Promise<string | undefined> {
    const [found] = await db
      .select({ referralCode: consumerOrigin.referralCode })
      .from(consumerOrigin)
      .where(eq(consumerOrigin.consumerNo, consumerNo));
    return found?.referralCode ?? undefined;
  },
  async hasEarned(consumerNo: string): Promise<boolean> {
    const [found] = await db
      .select({ orderNumber: loyaltyEarning.orderNumber })
      .from(loyaltyEarning)
      .where(eq(loyaltyEarning.consumerNo, consumerNo))
      .limit(1);
    return found !== undefined;
  },
  async hasOrdered(subject: string): Promise<boolean> {
    const [found] = await db
      .select({ orderNumber: shopOrder.orderNumber })
      .from(shopOrder)
      .where(and(eq(shopOrder.owner, subject), eq(shopOrder.state, 'PLACED')))
      .limit(1);
    return found !== undefined;
  },
});

/** Changes earnings, in one transaction. */
export const loyaltyRepository = (tx: Tx) => ({
  ...loyaltyReader(tx),
  /** Adds an order's points; false when they exist. */
  async addEarning(row: typeof loyaltyEarning.$inferInsert): Promise<boolean> {
    const added = await tx.insert(loyaltyEarning).values(row).onConflictDoNothing().returning();
    return added.length > 0;
  },
  async lockEarning(orderNumber: string): Promise<EarningRow | undefined> {
    const [found] = await tx
      .select()
      .from(loyaltyEarning)
      .where(eq(loyaltyEarning.orderNumber, orderNumber))
      .for('update');
    return found;
  },
  async changeEarning(
    { orderNumber }: EarningRow,
    change: Partial<Pick<EarningRow, 'points' | 'state'>>,
  ): Promise<void> {
    await tx.update(loyaltyEarning).set(change).where(eq(loyaltyEarning.orderNumber, orderNumber));
  },
  /** Changes the pending points; never below 0. */
  async promise(consumerNo: string, points: number): Promise<void> {
    await tx
      .update(consumerEnrollment)
      .set({ pendingPoints: sql`greatest(${consumerEnrollment.pendingPoints} + ${points}::int, 0)` })
      .where(ofMember(consumerNo));
  },
  /** The locked balance. */
  async lockPoints(consumerNo: string): Promise<number> {
    const [found] = await tx
      .select({ points: consumerEnrollment.points })
      .from(consumerEnrollment)
      .where(ofMember(consumerNo))
      .for('update');
    return found?.points ?? 0;
  },
  /** Locks due earnings. */
  due(now: Date, limit: number): Promise<EarningRow[]> {
    return tx
      .select()
      .from(loyaltyEarning)
      .where(and(eq(loyaltyEarning.state, 'PENDING'), lte(loyaltyEarning.dueAt, now)))
      .orderBy(asc(loyaltyEarning.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true });
  },
  /** The member's invitation code; sets it if there is none. */
  async referralCode(consumerNo: string, code: string): Promise<string> {
    const [found] = await tx
      .update(consumerEnrollment)
      .set({ referralCode: sql`coalesce(${consumerEnrollment.referralCode}, ${code})` })
      .where(ofMember(consumerNo))
      .returning({ referralCode: consumerEnrollment.referralCode });
    return found?.referralCode ?? code;
  },
  async addReferral(row: typeof referral.$inferInsert): Promise<void> {
    await tx.insert(referral).values(row).onConflictDoNothing();
  },
  /** Settles an invitation once; returns the referrer. */
  async settleReferral(consumerNo: string, now: Date): Promise<string | undefined> {
    const [settled] = await tx
      .update(referral)
      .set({ state: 'REWARDED', settledAt: now })
      .where(and(eq(referral.consumerNo, consumerNo), isNull(referral.settledAt)))
      .returning({ referrerNo: referral.referrerNo });
    return settled?.referrerNo;
  },
  /** Number of settled invitations of a referrer since a time. */
  async settledSince(referrerNo: string, since: Date): Promise<number> {
    const [found] = await tx
      .select({ settled: count() })
      .from(referral)
      .where(and(eq(referral.referrerNo, referrerNo), gte(referral.settledAt, since)));
    return found?.settled ?? 0;
  },
});
