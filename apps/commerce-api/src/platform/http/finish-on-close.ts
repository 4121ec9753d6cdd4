import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request that is on its way over a kept connection when the stop begins still gets its answer within this time. */
const LINGER_MS = 500;

/**
 * Closes the app gracefully: it takes no more connections, finishes what it has begun, tells callers that their
 * connection ends with the answer, and closes connections that are idle. Returns the hook that does it, to be added
 * after those of the areas, which shall know of the stop before it is over.
 */
export function finishOnClose(app: FastifyInstance): () => Promise<void> {
  let open = 0;
  let isClosing = false;
  let onFinished = (): void => undefined;

  app.addHook('onRequest', async (_request, reply) => {
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
      if (open === 0) onFinished();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });

  return async () => {
    isClosing = true;
    if (!app.server.listening) return;
    const finished = new Promise<void>((resolve) => (onFinished = resolve));
    // The HTTP server's own `close` cuts idle connections at once, also one whose next request is on its way.
    Server.prototype.close.call(app.server);
    await wait(LINGER_MS);
    app.server.closeIdleConnections();
    if (open > 0) await finished;
    app.server.closeAllConnections();
  };
}
