import type { Area, Services } from '../../platform/operations/area.ts';
import { privacyHandlers } from './handlers.ts';

/** What people may know and end of what the shop keeps of them. */
export const privacyArea = (services: Pick<Services, 'clock'>): Area => ({
  name: 'privacy',
  handlers: privacyHandlers(services),
});
