import type { PaymentMethod } from '@haberdash/api-client/cart';
import type { BalanceAccount } from '../balances/accounts.ts';

export interface Planned {
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
export type BalanceTender = Planned & { readonly provider: 'balance'; readonly account: BalanceAccount };

/** One of the tenders of an order, fixed before anybody is asked. */
export type PlannedTender = PaymentTender | GiftCardTender | BalanceTender;

/** A tender that somebody outside pays. */
export type OutsideTender = PaymentTender | GiftCardTender;
