import type { Area, Services } from '../../../platform/operations/area.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import { setRetryAfter } from '../../../platform/errors/send-error.ts';
import type { CheckedProvider } from '../../../providers/provider-checks.ts';
import { createReadiness } from './readiness.ts';

/** Liveness, readiness and server time. */
export function healthArea(services: Services, providers: readonly CheckedProvider[] = []): Area {
  const { clock } = services;
  const readiness = createReadiness(services, providers);
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
      let logged = '[]';
      app.addHook('preClose', async () => {
        isStopping = true;
      });
      app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));
      app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isStopping) return reply.code(503).send({ status: 'stopping' });
        const { reasons, problems } = await readiness();
        const found = JSON.stringify([...reasons, ...problems]);
        // Probes are frequent: only changes are logged.
        if (found !== logged && found !== '[]')
          request.log.warn(
            { reasons, problems },
            `${reasons.length > 0 ? 'not ready' : 'ready'}: ${[...reasons, ...problems].join('; ')}`,
          );
        logged = found;
        const rest = problems.length === 0 ? {} : { problems };
        if (reasons.length === 0) return { status: 'ready', ...rest };
        return setRetryAfter(reply, 503)
          .code(503)
          .send({ status: 'not ready', reasons, ...rest });
      });
    },
  };
}
