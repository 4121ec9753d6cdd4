import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

export const isGuest = ({ consumer, isAgent }: Pick<ShopperSession, 'consumer' | 'isAgent'>): boolean =>
  consumer() === undefined && !isAgent();
