import type { FastifyBaseLogger } from 'fastify';

import { GALLERY_TIMEOUT_MS, SHARING_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import { shopperOf } from '../../../platform/context/request-context.ts';
import { defineHandlers, type Area, type Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { CATALOGUE_CACHE } from '../../catalogue/index.ts';
import type { Looks } from './looks.ts';
import { createReportSync } from './report-sync.ts';
import { storeReport } from './reports.ts';
import { createShareSync } from './share-sync.ts';
import { storeShare } from './shares.ts';

const DEFAULT_COUNT = 12;
interface GalleryOptions {
  /** Without it a test runs the background work itself. */
  readonly isReconciling?: boolean;
}

/** Customer pictures of products (spec 2 §7, spec 3 §9). */
export function createGallery(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { gallery }: Pick<Providers, 'gallery'>,
  looks: Pick<Looks, 'list'>,
  log: FastifyBaseLogger,
  { isReconciling = true }: GalleryOptions = {},
) {
  const background = createBackground(log);
  const now = () => clock.now();
  const { shopUrl } = config;
  const sync = createReportSync({ database, now, gallery, timeoutMs: GALLERY_TIMEOUT_MS, log });
  const syncShares = createShareSync({ database, now, gallery, timeoutMs: SHARING_TIMEOUT_MS, shopUrl, log });
  const area: Area = {
    name: 'gallery',
    handlers: defineHandlers({
      getLooks: async ({ query, context, reply }) => {
        const { productId, categoryId, count = DEFAULT_COUNT } = query ?? {};
        const found = await looks.list({ productId, categoryId, count }, context);
        reply.header('cache-control', CATALOGUE_CACHE);
        return { looks: found };
      },
      shareLook: async ({ body, context, transaction, reply }) => {
        await transaction((tx) => storeShare(tx, body, context, new Date(now())));
        reply.header('cache-control', 'no-store');
        return { status: 'SUBMITTED' as const };
      },
      reportLook: async ({ params, body, context, transaction, reply }) => {
        const { lookId } = params;
        const { subject } = shopperOf(context);
        const report = { lookId, subject, reason: body.reason };
        await transaction((tx) => storeReport(tx, report, new Date(now())));
        reply.header('cache-control', 'no-store');
        return { lookId, reported: true as const };
      },
    }),
    routes: async (app) => {
      const everyMs = config.reconcileIntervalMs;
      if (!isReconciling) return;
      repeatWhileRunning(app, { name: 'look reports', everyMs, run: sync }, background, log);
      repeatWhileRunning(app, { name: 'look shares', everyMs, run: syncShares }, background, log);
    },
  };
  return { area, sync, syncShares };
}
