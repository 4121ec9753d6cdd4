import type { Area, Services } from '../../platform/operations/area.ts';
import { defineHandlers } from '../../platform/operations/area.ts';
import { sayRetryAfter } from '../../platform/errors/answer.ts';

const READY_TIMEOUT_MS = 2_000;

const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new RangeError('the database did not answer in time')),
        READY_TIMEOUT_MS,
      ).unref();
    }),
  ]);

/** Tells whether the process lives, whether it can serve, and what time it has. */
export function healthArea({ database, clock }: Services): Area {
  return {
    name: 'health',
    handlers: defineHandlers({
      getServerTime: async ({ reply }) => {
        reply.header('cache-control', 'no-store');
        return { timestamp: clock.now() };
      },
    }),
    routes: async (app) => {
      let isStopping = false;
      app.addHook('preClose', async () => {
        isStopping = true;
      });
      app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));
      app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
        if (isStopping) return reply.code(503).send({ status: 'stopping' });
        try {
          await inTime(database.check());
          return { status: 'ready' };
        } catch (error) {
          request.log.warn({ err: error }, 'not ready');
          return sayRetryAfter(reply, 503).code(503).send({ status: 'not ready' });
        }
      });
    },
  };
}
