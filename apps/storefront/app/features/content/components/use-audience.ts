import type { AudienceFacts } from '@haberdash/blocks/model';
import { useMemo } from 'react';
import { useCart } from '../../../shared/state/cart.ts';
import { useShopper } from '../../../shared/state/shopper.ts';

/** The facts for audience targeting; undefined until the response. */
export function useAudience(): AudienceFacts | undefined {
  const shopper = useShopper();
  const cart = useCart();
  const isCartEmpty = cart === undefined || cart.totalItems === 0;
  return useMemo(() => {
    if (shopper === undefined) return undefined;
    const { kind, roles } = shopper;
    return {
      isLoggedIn: kind !== 'guest',
      isLoyaltyMember: roles.includes('loyalty-member'),
      isEmployee: roles.includes('employee'),
      isCartEmpty,
      isWranx: roles.includes('wranx'),
      isIpa: roles.includes('ipa'),
      isAthlete: roles.includes('athlete'),
    };
  }, [shopper, isCartEmpty]);
}
