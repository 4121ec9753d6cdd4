import type { PaymentMethod } from '@haberdash/api-client/cart';

import type { BalanceAccount } from '../balances/accounts.ts';
import type { OrderPlan } from './order-plan.ts';

interface Planned {
  /** One of the payment method codes (spec 1 §3). */
  readonly code: string;
  /** In the shopper's words of the moment of placing. */
  readonly label: string;
  /** Minor units. */
  readonly amount: number;
  readonly shown: PaymentMethod['additionalData'];
}

/** What a session of the payment provider, or a card that it holds, pays. The key makes every call about it idempotent. */
export type PaymentTender = Planned & { readonly provider: 'payment'; readonly key: string } & (
    | { readonly sessionId: string }
    | { readonly cardToken: string }
  );

/** What a gift card pays. */
export type GiftCardTender = Planned & {
  readonly provider: 'gift-card';
  readonly key: string;
  readonly token: string;
};

/** What a balance of the shop's own pays; taken in the transaction that takes the stock. */
type BalanceTender = Planned & { readonly provider: 'balance'; readonly account: BalanceAccount };

/** One of the tenders of an order, fixed before anybody is asked. */
export type PlannedTender = PaymentTender | GiftCardTender | BalanceTender;

/** A tender that somebody outside pays. */
export type OutsideTender = PaymentTender | GiftCardTender;

/** What of an attempt says how it is paid. */
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

/**
 * What points and rewards pay of an order, in minor units, less what was given back to a tender by its place: points are
 * not earned with them. The credit of an athlete is money.
 */
export const paidByRewards = (
  tenders: readonly PlannedTender[],
  given: ReadonlyMap<number, number> = new Map(),
): number =>
  tenders.reduce((sum, tender, at) => {
    const isReward = tender.provider === 'balance' && tender.account.kind !== 'ATHLETE';
    return isReward ? sum + tender.amount - (given.get(at) ?? 0) : sum;
  }, 0);

/** The tenders that somebody outside pays, in the order in which they are asked. */
export const outsideTenders = (attempt: Paid): readonly OutsideTender[] =>
  tendersOf(attempt).filter((tender) => tender.provider !== 'balance');
