export interface PlacementLock {
  /** Waits for a payment in authorisation and voids an abandoned challenge, so that none finishes later. */
  clear(cartId: string): Promise<void>;
}
