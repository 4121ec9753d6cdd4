import type { OrderPlan } from './order-plan.ts';
import type { PlannedTender, OutsideTender } from './tender-types.ts';

interface Paid {
  readonly plan: OrderPlan;
}

/** The tenders of an attempt, fixed before payment. */
export const tendersOf = ({ plan }: Paid): readonly PlannedTender[] => plan.tenders;

/** What points and rewards paid, less refunds by tender, in minor units: no points are earned on it. */
export const paidByRewards = (
  tenders: readonly PlannedTender[],
  given: ReadonlyMap<number, number> = new Map(),
): number =>
  tenders.reduce((sum, tender, at) => {
    const isReward = tender.provider === 'balance' && tender.account.kind !== 'ATHLETE';
    return isReward ? sum + tender.amount - (given.get(at) ?? 0) : sum;
  }, 0);

/** Tenders of external providers, in call order. */
export const outsideTenders = (attempt: Paid): readonly OutsideTender[] =>
  tendersOf(attempt).filter((tender) => tender.provider !== 'balance');
