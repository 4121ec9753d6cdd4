import { makeStoppable, type Stoppable } from '@haberdash/http-server';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the app gracefully, and cuts off what takes longer than a stop may. Returns the hook that does it, to be added
 * after those of the areas, which shall know of the stop before it is over.
 */
export function finishOnClose(
  app: FastifyInstance,
  options: Parameters<Stoppable['stop']>[0] = {},
): () => Promise<void> {
  const { stop } = makeStoppable(app.server);
  return async () => {
    if (!app.server.listening) return;
    if (!(await stop(options))) app.log.warn('some answers took too long for the stop and were cut off');
  };
}
