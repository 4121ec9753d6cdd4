import type { FastifyBaseLogger } from 'fastify';

import { ASSORTMENT_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import type { Area, Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { createAssortmentSync } from './sync.ts';

/** Syncs product withdrawals from the warehouse. */
export function assortmentArea(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { assortment }: Pick<Providers, 'assortment'>,
  log: FastifyBaseLogger,
): Area {
  const run = createAssortmentSync({ database, assortment, timeoutMs: ASSORTMENT_TIMEOUT_MS });
  const background = createBackground(log);
  return {
    name: 'assortment',
    handlers: {},
    routes: async (app) => {
      const work = { name: 'assortment', everyMs: config.reconcileIntervalMs, run };
      repeatWhileRunning(app, work, background, log);
    },
  };
}
