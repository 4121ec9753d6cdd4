import type { PaymentMethod } from '@haberdash/api-client/cart';
import type { BalanceAccount } from '../balances/accounts.ts';

export interface Planned {
  /** A payment method code (spec 1 §3). */
  readonly code: string;
  /** In the shopper's language when placing. */
  readonly label: string;
  /** Minor units. */
  readonly amount: number;
  readonly shown: PaymentMethod['additionalData'];
}

/** Paid by a payment session or stored card; the key makes provider calls idempotent. */
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

/** Paid by a balance, in the transaction that takes the stock. */
export type BalanceTender = Planned & { readonly provider: 'balance'; readonly account: BalanceAccount };

/** A tender of an order, fixed before payment. */
export type PlannedTender = PaymentTender | GiftCardTender | BalanceTender;

/** A tender of an external provider. */
export type OutsideTender = PaymentTender | GiftCardTender;
