/** A card that the provider holds; of its number a shop knows the end. */
export interface StoredCard {
  /** By which the shop names it from now on. */
  readonly token: string;
  /** The same for the same card, however often it is stored. */
  readonly fingerprint: string;
  readonly type: string;
  readonly lastFour: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

/** What became of a card that should be stored. */
export type Storing =
  | { readonly kind: 'stored'; readonly card: StoredCard }
  /** Nobody has entered a card in this session, or it has ended. */
  | { readonly kind: 'no-card' }
  /** The issuer wants no shop to hold it. */
  | { readonly kind: 'declined' };

/** The part of the payment provider that keeps cards for the next purchase; a call may be repeated. */
export interface CardVault {
  store(sessionId: string): Promise<Storing>;
  forget(token: string): Promise<void>;
}
