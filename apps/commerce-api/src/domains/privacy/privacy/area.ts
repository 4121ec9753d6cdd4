import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Providers } from '../../../providers/providers.ts';
import { privacyHandlers } from './handlers.ts';

/** What people may know and end of what the shop keeps of them. */
export const privacyArea = (
  { clock }: Pick<Services, 'clock'>,
  { vault }: Pick<Providers, 'vault'>,
): Area => ({
  name: 'privacy',
  handlers: privacyHandlers({ clock, vault }),
});
