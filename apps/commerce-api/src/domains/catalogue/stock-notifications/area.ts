import type { FastifyBaseLogger } from 'fastify';

import { defineHandlers, type Area, type Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { notifyWaiting, stopNotifications, watchStock } from './repository.ts';

interface StockNotificationsOptions {
  /** Without it a test runs the background work itself. */
  readonly isReconciling?: boolean;
}

/** One mail per request when a size is back in stock (spec 2 §7). */
export function createStockNotifications(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  log: FastifyBaseLogger,
  { isReconciling = true }: StockNotificationsOptions = {},
) {
  const background = createBackground(log);
  const sync = () => notifyWaiting(database, () => clock.now());
  const area: Area = {
    name: 'stock-notifications',
    handlers: defineHandlers({
      requestStockNotification: async ({ body, context, transaction, reply }) => {
        const { productId, storeId, type, email } = body;
        const watched = { variantId: productId, storeId, email, locale: context.locale };
        await transaction((tx) => watchStock(tx, watched, new Date(clock.now())));
        reply.header('cache-control', 'no-store');
        return { productId, type, ...(storeId === undefined ? {} : { storeId }) };
      },
      stopStockNotifications: async ({ params, transaction, reply }) => {
        await transaction((tx) => stopNotifications(tx, params.notificationId));
        reply.header('cache-control', 'no-store');
        return { stopped: true as const };
      },
    }),
    routes: async (app) => {
      const work = { name: 'stock notifications', everyMs: config.reconcileIntervalMs, run: sync };
      if (isReconciling) repeatWhileRunning(app, work, background, log);
    },
  };
  return { area, sync };
}
