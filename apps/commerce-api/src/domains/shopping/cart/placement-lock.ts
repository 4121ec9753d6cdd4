/** What a change to a cart has to know of payments under way. */
export interface PlacementLock {
  /**
   * Returns when no payment for the cart is under way that could still finish by itself: waits for one that
   * is being authorised, and gives up one whose challenge the shopper left to change the cart.
   */
  clear(cartId: string): Promise<void>;
}
