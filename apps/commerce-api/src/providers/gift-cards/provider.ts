import type { PartRefund } from '../payment/provider.ts';

export interface GiftCard {
  readonly token: string;
  readonly lastFour: string;
  /** Available minor units. */
  readonly balance: number;
  readonly currency: string;
  /** ISO 8601; undefined for unlimited cards. */
  readonly expiresAt?: string | undefined;
}

export type GiftCardResult =
  | { readonly kind: 'found'; readonly card: GiftCard }
  /** Unknown code, wrong pin, or another brand's card. */
  | { readonly kind: 'unknown' | 'wrong-pin' | 'other-brand' }
  | { readonly kind: 'expired' };

/** A charge; the key is idempotent. */
export interface GiftCardCharge {
  readonly key: string;
  readonly token: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

export type GiftCardDecision =
  | { readonly kind: 'authorised' }
  | { readonly kind: 'declined'; readonly reason: 'gone' | 'rejected' };

/** A decision, pending, unknown or void. */
export type GiftCardStatus = GiftCardDecision | { readonly kind: 'pending' | 'none' | 'voided' };

/** The issuer; throws when unreachable; charges may still have effect, which `status` shows. Idempotent by key. */
export interface GiftCards {
  /** Sells a card of a value in minor units. */
  sell(order: {
    readonly key: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<{ readonly code: string; readonly pin: string }>;
  find(query: { readonly code: string; readonly pin: string }): Promise<GiftCardResult>;
  findByToken(token: string): Promise<GiftCardResult>;
  authorise(charge: GiftCardCharge): Promise<GiftCardDecision>;
  capture(key: string): Promise<void>;
  /** Final: also voids a later authorisation of the key. */
  void(key: string): Promise<void>;
  /** Refunds all of a charge, captured or authorised. */
  refund(key: string): Promise<void>;
  /** Refunds a part, idempotent by its key, at most what was captured. */
  refundPart(part: PartRefund): Promise<void>;
  status(key: string): Promise<GiftCardStatus>;
}
