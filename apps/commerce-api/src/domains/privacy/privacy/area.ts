import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Parties } from '../../../parties/open-parties.ts';
import { privacyHandlers } from './handlers.ts';

/** What people may know and end of what the shop keeps of them. */
export const privacyArea = ({ clock }: Pick<Services, 'clock'>, { vault }: Pick<Parties, 'vault'>): Area => ({
  name: 'privacy',
  handlers: privacyHandlers({ clock, vault }),
});
