import { CUSTOMISER_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import type { Area, Services } from '../../../platform/operations/area.ts';
import { customisationHandlers } from './handlers.ts';

/** Designs of products that are made to order. */
export const customisationArea = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { customiser }: Pick<Providers, 'customiser'>,
): Area => ({
  name: 'customisation',
  handlers: customisationHandlers({ database, clock, customiser, timeoutMs: CUSTOMISER_TIMEOUT_MS }),
});
