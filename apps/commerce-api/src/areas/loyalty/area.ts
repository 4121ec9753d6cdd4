import type { Area, Services } from '../../platform/operations/area.ts';
import { loyaltyHandlers } from './handlers.ts';

/** The loyalty programme: points, tiers, vouchers, invitations. */
export const loyaltyArea = (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { secret }: { readonly secret: string },
): Area => ({
  name: 'loyalty',
  handlers: loyaltyHandlers({ clock, secret, minimumPoints: config.loyaltyMinimumPoints }),
});
