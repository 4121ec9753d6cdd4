import { and, eq } from 'drizzle-orm';

import type { Database, Tx } from '../../../platform/db/database.ts';
import { balances } from '../../ledger/index.ts';
import { consumer, consumerEnrollment } from '../../customers/index.ts';
import { loyaltyRepository, type EarningRow } from './repository.ts';
import {
  dueAt,
  retainedPoints,
  MOST_REFERRALS,
  pointsFor,
  REFERRAL_POINTS,
  TIER_MS,
  tierOf,
} from './rules.ts';

/** A placed order that may earn points. */
export interface EarningOrder {
  readonly orderNumber: string;
  readonly owner: string;
  /** Goods paid with money, in minor units. */
  readonly goods: number;
  /** Return period in days. */
  readonly returnDays: number;
}

const BATCH = 50;

const since = (now: Date): Date => new Date(now.getTime() - TIER_MS);

async function memberNo(tx: Tx, subject: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ consumerNo: consumer.consumerNo })
    .from(consumer)
    .innerJoin(consumerEnrollment, eq(consumerEnrollment.consumerNo, consumer.consumerNo))
    .where(
      and(
        eq(consumer.subject, subject),
        eq(consumerEnrollment.type, 'LOYALTY'),
        eq(consumerEnrollment.status, 'CONFIRMED'),
      ),
    );
  return found?.consumerNo;
}

/** Records the invitation of a sign-up, unless there is one. */
async function noteInvitation(tx: Tx, consumerNo: string, now: Date): Promise<void> {
  const loyalty = loyaltyRepository(tx);
  if (await loyalty.hasEarned(consumerNo)) return;
  const code = await loyalty.codeOfSignUp(consumerNo);
  const referrerNo = code === undefined ? undefined : await loyalty.memberOfCode(code);
  if (referrerNo === undefined || referrerNo === consumerNo) return;
  await loyalty.addReferral({ consumerNo, referrerNo, state: 'JOINED', createdAt: now });
}

/** Adds pending points when an order is placed, once per order. */
export async function promisePoints(tx: Tx, order: EarningOrder, now: Date): Promise<void> {
  if (order.goods <= 0) return;
  const consumerNo = await memberNo(tx, order.owner);
  if (consumerNo === undefined) return;
  const loyalty = loyaltyRepository(tx);
  await noteInvitation(tx, consumerNo, now);
  const { rate } = tierOf(await loyalty.earnedSince(consumerNo, since(now)));
  const points = pointsFor(order.goods, rate);
  const { orderNumber, goods } = order;
  const row = {
    orderNumber,
    consumerNo,
    goods,
    promised: points,
    points,
    state: 'PENDING',
    createdAt: now,
  } as const;
  if (await loyalty.addEarning({ ...row, dueAt: dueAt(now.getTime(), order.returnDays) }))
    await loyalty.promise(consumerNo, points);
}

/** Takes at most the available points. */
async function takeOff(
  tx: Tx,
  { consumerNo, orderNumber }: EarningRow,
  points: number,
  left: number,
  now: Date,
) {
  const amount = Math.min(points, await loyaltyRepository(tx).lockPoints(consumerNo));
  const account = { consumerNo, kind: 'POINTS', item: '' } as const;
  // Unique per step of a partial return.
  const reference = `returned:${orderNumber}:${left}`;
  if (amount > 0) await balances(tx).takeAll([{ ...account, amount, reference }], now);
}

/** Revokes points beyond those of the retained goods (minor units); spent points are not reclaimed. */
export async function revokePoints(tx: Tx, orderNumber: string, retained: number, now: Date): Promise<void> {
  const loyalty = loyaltyRepository(tx);
  const earning = await loyalty.lockEarning(orderNumber);
  if (earning === undefined || earning.state === 'LOST') return;
  const left = Math.min(earning.points, retainedPoints(earning.promised, earning.goods, retained));
  const lost = earning.points - left;
  if (lost === 0) return;
  await loyalty.changeEarning(earning, { points: left, ...(left === 0 ? { state: 'LOST' } : {}) });
  if (earning.state === 'PENDING') await loyalty.promise(earning.consumerNo, -lost);
  else await takeOff(tx, earning, lost, left, now);
}

/** Rewards both sides of an invitation, the referrer up to a yearly limit. */
async function rewardReferral(tx: Tx, consumerNo: string, now: Date): Promise<void> {
  const loyalty = loyaltyRepository(tx);
  const referrerNo = await loyalty.settleReferral(consumerNo, now);
  if (referrerNo === undefined) return;
  const reward = { kind: 'POINTS', item: '', amount: REFERRAL_POINTS } as const;
  const reference = `referral:${consumerNo}`;
  await balances(tx).add({ ...reward, consumerNo, reference }, now);
  if ((await loyalty.settledSince(referrerNo, since(now))) <= MOST_REFERRALS)
    await balances(tx).add({ ...reward, consumerNo: referrerNo, reference }, now);
}

/** Makes pending points spendable after the return period. */
export async function settlePoints(database: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  let count = BATCH;
  while (count === BATCH) {
    count = await database.transaction(
      async (tx) => {
        const loyalty = loyaltyRepository(tx);
        const due = await loyalty.due(now, BATCH);
        for (const earning of due) {
          const { consumerNo, orderNumber, points } = earning;
          await loyalty.changeEarning(earning, { state: 'EARNED' });
          await loyalty.promise(consumerNo, -points);
          const account = { consumerNo, kind: 'POINTS', item: '' } as const;
          const reference = `earned:${orderNumber}`;
          if (points > 0) await balances(tx).add({ ...account, amount: points, reference }, now);
          await rewardReferral(tx, consumerNo, now);
        }
        return due.length;
      },
      { isRepeatable: true },
    );
  }
}
