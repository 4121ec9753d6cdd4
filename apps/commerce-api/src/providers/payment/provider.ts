export interface CardSummary {
  readonly type: string;
  readonly bin: string;
  readonly lastFour: string;
  /** Equal for the same card; optional. */
  readonly fingerprint?: string | undefined;
}

/** A payment; the key is idempotent. */
export interface PaymentRequest {
  readonly key: string;
  /** A payment session, or else a stored card. */
  readonly sessionId?: string | undefined;
  readonly cardToken?: string | undefined;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

/** A partial refund with its own idempotency key. */
export interface PartRefund {
  /** Key of the payment. */
  readonly key: string;
  readonly refundKey: string;
  /** Minor units of the payment's currency. */
  readonly amount: number;
}

export type DeclineReason = 'declined' | 'insufficient' | 'fraud' | 'destination';

export type Authorisation =
  | { readonly kind: 'authorised'; readonly card: CardSummary }
  | { readonly kind: 'challenge'; readonly card: CardSummary; readonly url: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** No card was entered in the session. */
  | { readonly kind: 'no-card' };

/** A decision, pending, unknown or void. */
export type PaymentStatus =
  | Authorisation
  | { readonly kind: 'pending' }
  | { readonly kind: 'none' }
  | { readonly kind: 'voided' };

export type SessionMethod = 'CREDIT_CARD' | 'WALLET' | 'PAY_LATER';

/** A session of the provider's frame, which takes a card or a confirmation. */
export interface OpenedSession {
  readonly provider: string;
  readonly sessionId: string;
  readonly frameUrl: string;
  readonly expiresInSeconds: number;
}

/** Takes payments; idempotent by key; a call that throws or hangs may have effect, which `status` shows. */
export interface PaymentGateway {
  openSession(request: {
    readonly origin: string;
    readonly language: string;
    /** Card entry, wallet confirmation, or pay-later agreement. */
    readonly method: SessionMethod;
  }): Promise<OpenedSession>;
  authorise(request: PaymentRequest): Promise<Authorisation>;
  answerChallenge(request: { readonly key: string; readonly result: string }): Promise<Authorisation>;
  capture(key: string): Promise<void>;
  /** Final: also voids a later authorisation of the key. */
  void(key: string): Promise<void>;
  /** Refunds all of a payment, captured or authorised. */
  refund(key: string): Promise<void>;
  /** Refunds a part, in all at most what was captured. */
  refundPart(part: PartRefund): Promise<void>;
  status(key: string): Promise<PaymentStatus>;
}
