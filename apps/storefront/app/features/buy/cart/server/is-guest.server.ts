import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

/** Nobody has signed in: neither a shopper nor an associate who orders for one, who is offered no account. */
export const isGuest = ({ consumer, isAgent }: Pick<ShopperSession, 'consumer' | 'isAgent'>): boolean =>
  consumer() === undefined && !isAgent();
