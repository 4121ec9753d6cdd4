import type { FastifyPluginAsync } from 'fastify';

/** Requests at startup come first. */
const READ_AFTER_MS = 1_000;

/** Preloads a second after the service listens; a failure is retried by the first request. */
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
