import { makeStoppable, type Stoppable } from '@haberdash/http-server';
import type { FastifyInstance } from 'fastify';

/** A close hook that waits for requests up to a limit; add it after the areas' hooks. */
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
