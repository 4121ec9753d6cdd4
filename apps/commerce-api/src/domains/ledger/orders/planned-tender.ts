import type { OrderPlan } from './order-plan.ts';
import type { PlannedTender, OutsideTender } from './tender-types.ts';

interface Paid {
  readonly id: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly plan: OrderPlan;
}

/** The tenders of an attempt; one from before there were several is paid by its card. */
export const tendersOf = ({ id, sessionId, amount, plan }: Paid): readonly PlannedTender[] =>
  plan.tenders ?? [
    {
      provider: 'payment',
      code: 'CREDIT_CARD',
      label: plan.paymentLabel ?? '',
      amount,
      shown: {},
      key: id,
      sessionId,
    },
  ];

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
