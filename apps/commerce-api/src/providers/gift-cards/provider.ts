import type { PartRefund } from '../payment/provider.ts';

/** A gift card as its issuer knows it. */
export interface GiftCard {
  /** By which the shop names it from now on. */
  readonly token: string;
  readonly lastFour: string;
  /** Minor units that nobody has set aside. */
  readonly balance: number;
  readonly currency: string;
  /** ISO 8601; none for one that never ends. */
  readonly expiresAt?: string | undefined;
}

/** What the issuer says of a code. */
export type GiftCardResult =
  | { readonly kind: 'found'; readonly card: GiftCard }
  /** There is no such code, its pin is another one, or it is a card of another brand. */
  | { readonly kind: 'unknown' | 'wrong-pin' | 'other-brand' }
  | { readonly kind: 'expired' };

/** Something to be paid with a card; the key makes every call about it idempotent. */
export interface GiftCardCharge {
  readonly key: string;
  readonly token: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

/** What the issuer decided: the amount is set aside, the card is not there any more, or it does not pay. */
export type GiftCardDecision =
  | { readonly kind: 'authorised' }
  | { readonly kind: 'declined'; readonly reason: 'gone' | 'rejected' };

/** What the issuer knows of a key: a decision, nothing yet, nothing at all, or that it was given up. */
export type GiftCardStatus = GiftCardDecision | { readonly kind: 'pending' | 'none' | 'voided' };

/**
 * The provider that issues gift cards; it throws when it cannot answer. A charge may have had its effect all the same:
 * `status` tells, and every call about a key may be repeated.
 */
export interface GiftCards {
  /** Sells a card that is worth so much, minor units; the same one however often a key is asked for. */
  sell(order: {
    readonly key: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<{ readonly code: string; readonly pin: string }>;
  find(query: { readonly code: string; readonly pin: string }): Promise<GiftCardResult>;
  /** A card that the shop has found before. */
  findByToken(token: string): Promise<GiftCardResult>;
  /** Sets an amount aside. */
  authorise(charge: GiftCardCharge): Promise<GiftCardDecision>;
  /** Takes what was set aside. */
  capture(key: string): Promise<void>;
  /** After it, nothing is set aside for the key, not even by an authorisation that is still on its way. */
  void(key: string): Promise<void>;
  /** Gives all of a charge back, taken or set aside. */
  refund(key: string): Promise<void>;
  /** Gives a part of what was taken back to its card, once for the key of the part, and never more than was taken. */
  refundPart(part: PartRefund): Promise<void>;
  status(key: string): Promise<GiftCardStatus>;
}
