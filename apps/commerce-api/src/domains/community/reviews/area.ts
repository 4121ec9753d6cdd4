import type { FastifyBaseLogger } from 'fastify';

import { EDITORS_TIMEOUT_MS, TRANSLATOR_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import type { Area, Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { shop } from '../../../shared/shop.ts';
import { createEditorSync } from './editor-sync.ts';
import { reviewHandlers } from './handlers.ts';
import { createTranslations } from './translations.ts';

interface ReviewsOptions {
  /** Without it a test runs the background work itself. */
  readonly isReconciling?: boolean;
}

/** Reviews and questions about products. */
export function createReviews(
  { database, clock, config }: Services,
  { editors, translator }: Pick<Providers, 'editors' | 'translator'>,
  log: FastifyBaseLogger,
  options: ReviewsOptions = {},
) {
  const background = createBackground(log);
  const sync = createEditorSync({
    database,
    now: () => clock.now(),
    editors,
    timeoutMs: EDITORS_TIMEOUT_MS,
    brand: shop.brand.name,
    shopUrl: config.shopUrl,
    log,
  });
  const area: Area = {
    name: 'reviews',
    handlers: reviewHandlers(clock, createTranslations(clock, translator, TRANSLATOR_TIMEOUT_MS)),
    routes: async (app) => {
      const work = { name: 'editors', everyMs: config.reconcileIntervalMs, run: sync };
      if (options.isReconciling !== false) repeatWhileRunning(app, work, background, log);
    },
  };
  return { area, sync };
}
