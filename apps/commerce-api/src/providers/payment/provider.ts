/** What a shop may know of a card. */
export interface CardSummary {
  readonly type: string;
  readonly bin: string;
  readonly lastFour: string;
  /** The same for the same card in every payment; none where the provider gives none. */
  readonly fingerprint?: string | undefined;
}

/** One payment; the key makes every call about it idempotent. */
export interface PaymentRequest {
  readonly key: string;
  /** The session that pays, or a card that the provider holds. */
  readonly sessionId?: string | undefined;
  readonly cardToken?: string | undefined;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

/** A part of a payment that goes back; its own key makes the call idempotent. */
export interface PartRefund {
  /** Of the payment. */
  readonly key: string;
  readonly refundKey: string;
  /** Minor units of the payment's currency. */
  readonly amount: number;
}

/** Why a payment was declined. */
export type DeclineReason = 'declined' | 'insufficient' | 'fraud' | 'destination';

/** What the provider decided. */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly card: CardSummary }
  | { readonly kind: 'challenge'; readonly card: CardSummary; readonly url: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The shopper has not entered a card in this session. */
  | { readonly kind: 'no-card' };

/** What the provider knows of a key: a decision, nothing yet, nothing at all, or that it was given up. */
export type PaymentStatus =
  | Authorisation
  | { readonly kind: 'pending' }
  | { readonly kind: 'none' }
  | { readonly kind: 'voided' };

/** What a session of the provider is for. */
export type SessionMethod = 'CREDIT_CARD' | 'WALLET' | 'PAY_LATER';

/** A session in which the provider's own frame takes a card, or the word of a shopper. */
export interface OpenedSession {
  readonly provider: string;
  readonly sessionId: string;
  readonly frameUrl: string;
  readonly expiresInSeconds: number;
}

/**
 * The provider that takes cards. Every call may throw or never come back, and may then have had its effect all
 * the same; `status` tells, and each call may be repeated.
 */
export interface PaymentGateway {
  openSession(request: {
    readonly origin: string;
    readonly language: string;
    /** A card is typed, the wallet asks its owner to confirm, the pay-later provider to agree. */
    readonly method: SessionMethod;
  }): Promise<OpenedSession>;
  authorise(request: PaymentRequest): Promise<Authorisation>;
  answerChallenge(request: { readonly key: string; readonly result: string }): Promise<Authorisation>;
  capture(key: string): Promise<void>;
  /** After it, no money moves for the key, not even by an authorisation that is still on its way. */
  void(key: string): Promise<void>;
  /** Gives all of a payment back: what was taken returns to the card, what was not is not taken any more. */
  refund(key: string): Promise<void>;
  /** Gives back a part of what was taken, and never more than that in all. */
  refundPart(part: PartRefund): Promise<void>;
  status(key: string): Promise<PaymentStatus>;
}
