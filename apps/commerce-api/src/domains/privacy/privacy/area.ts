import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Providers } from '../../../providers/providers.ts';
import { privacyHandlers } from './handlers.ts';

/** Export and deletion of personal data. */
export const privacyArea = (
  { clock }: Pick<Services, 'clock'>,
  { vault }: Pick<Providers, 'vault'>,
): Area => ({
  name: 'privacy',
  handlers: privacyHandlers({ clock, vault }),
});
