/** A gift card as its issuer knows it. */
export interface GiftCard {
  /** By which the shop names it from now on. */
  readonly token: string;
  readonly lastFour: string;
  /** Minor units. */
  readonly balance: number;
  readonly currency: string;
  /** ISO 8601; none for one that never ends. */
  readonly expiresAt?: string | undefined;
}

/** What the issuer says of a code. */
export type GiftCardAnswer =
  | { readonly kind: 'found'; readonly card: GiftCard }
  /** The code or its pin is wrong. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' };

/** The party that issues gift cards; it throws when it cannot answer. */
export interface GiftCards {
  find(asked: { readonly code: string; readonly pin: string }): Promise<GiftCardAnswer>;
  /** A card that the shop has found before. */
  look(token: string): Promise<GiftCardAnswer>;
}
