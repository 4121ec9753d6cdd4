import type { ShopperSession } from '../session/shopper-session.ts';

/** The audiences of a guest (spec 3 §6): logged out, no employee, and whether a cart has been begun. */
export const segmentsOf = (session: Pick<ShopperSession, 'basketId'>): readonly string[] => [
  'logged-out',
  'not-employee',
  session.basketId() === undefined ? 'cart-empty' : 'cart-not-empty',
];
