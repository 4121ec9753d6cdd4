import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from '../../../platform/operations/area.ts';
import { PURCHASES_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { CheckoutProviders } from '../../../providers/providers.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { createFulfilmentSync } from './fulfilment-sync.ts';
import { purchaseHandlers } from './handlers.ts';
import { sendDueGifts } from '../../ledger/index.ts';
import { createRefunds } from './refunds.ts';

export interface PurchasesOptions {
  /** Without it a test runs the background work itself. */
  readonly isReconciling?: boolean;
}

/** Placed orders: fulfilment, tracking, returns, documents. */
export function createPurchases(
  services: Services,
  providers: Pick<CheckoutProviders, 'fulfilment' | 'gateway' | 'giftCards' | 'support'>,
  log: FastifyBaseLogger,
  options: PurchasesOptions = {},
) {
  const { database, clock, config } = services;
  const background = createBackground(log);
  const working = { database, now: () => clock.now(), timeoutMs: PURCHASES_TIMEOUT_MS, log };
  const syncFulfilment = createFulfilmentSync({ ...working, fulfilment: providers.fulfilment });
  const refund = createRefunds({ ...working, gateway: providers.gateway, giftCards: providers.giftCards });
  // Refunds do not depend on the fulfilment provider.
  const sync = (): Promise<void> =>
    syncFulfilment()
      .finally(() => sendDueGifts({ ...working, giftCards: providers.giftCards }))
      .finally(refund);
  const area: Area = {
    name: 'purchases',
    handlers: purchaseHandlers({
      ...services,
      fulfilment: providers.fulfilment,
      support: providers.support,
      timeoutMs: PURCHASES_TIMEOUT_MS,
    }),
    routes: async (app) => {
      const work = { name: 'fulfilment', everyMs: config.reconcileIntervalMs, run: sync };
      if (options.isReconciling !== false) repeatWhileRunning(app, work, background, log);
    },
  };
  return { area, sync };
}
