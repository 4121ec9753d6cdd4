/** A stored card with the last digits. */
export interface StoredCard {
  readonly token: string;
  /** Equal for the same card. */
  readonly fingerprint: string;
  readonly type: string;
  readonly lastFour: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

export type Storing =
  | { readonly kind: 'stored'; readonly card: StoredCard }
  /** No card was entered, or the session has ended. */
  | { readonly kind: 'no-card' }
  /** The issuer forbids storing. */
  | { readonly kind: 'declined' };

/** The provider's card vault; calls are idempotent. */
export interface CardVault {
  store(sessionId: string): Promise<Storing>;
  forget(token: string): Promise<void>;
}
