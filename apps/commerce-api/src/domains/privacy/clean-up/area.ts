import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { finishDeletions } from '../privacy/ending-accounts.ts';
import { createCleanUp } from './clean-up.ts';

/** Removes expired tokens, counters, carts and payments, and completes account deletions. */
export function cleanUpArea({ database, clock, config }: Services, log: FastifyBaseLogger): Area {
  const cleanUp = createCleanUp({ database, clock }, { cartMs: config.cartMs, paymentMs: config.paymentMs });
  const background = createBackground(log);
  return {
    name: 'clean-up',
    handlers: {},
    routes: async (app) => {
      const run = async (): Promise<void> => {
        const removed = await cleanUp.run();
        await finishDeletions(database);
        if (Object.keys(removed).length > 0) log.info({ removed }, 'leftovers are removed');
      };
      let timer: NodeJS.Timeout | undefined;
      app.addHook('onListen', () => {
        timer = setInterval(() => background.run('clean-up', run), config.cleanUpIntervalMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await background.drain();
      });
    },
  };
}
