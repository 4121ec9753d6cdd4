import type { FastifyPluginAsync } from 'fastify';

/** Those who wait for the start come first. */
const READ_AFTER_MS = 1_000;

/**
 * Reads something a second after the service listens, which the first visitor of a large shop would wait for; what
 * fails is read again by the first who asks.
 */
export const readAfterStart =
  (what: string, read: () => Promise<void>): FastifyPluginAsync =>
  async (app) => {
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', () => {
      timer = setTimeout(() => {
        read().catch((error: unknown) => app.log.warn({ err: error }, `${what} could not be read ahead`));
      }, READ_AFTER_MS).unref();
    });
    app.addHook('onClose', async () => clearTimeout(timer));
  };
