import type { Area, Services } from '../../../platform/operations/area.ts';
import { loyaltyHandlers } from './handlers.ts';

/** The loyalty programme: points, tiers, vouchers, invitations. */
export const loyaltyArea = (
  { clock }: Pick<Services, 'clock'>,
  { secret }: { readonly secret: string },
): Area => ({
  name: 'loyalty',
  handlers: loyaltyHandlers({ clock, secret }),
});
