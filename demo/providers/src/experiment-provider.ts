import type { FastifyInstance } from 'fastify';

import { experimentProject } from './experiment-project.ts';
import { segmentRoutes } from './segment-routes.ts';

export const DEMO_SDK_KEY = 'NfQ7dT2k9sLmPz4w';

const PUBLIC_KEY = 'demo-customer-data';

const MAX_STORED = 100;

/** A buffer of the last hundred entries. */
function lastOnes() {
  const stored: unknown[] = [];
  return {
    stored,
    store: (one: unknown): void => {
      stored.push(one);
      if (stored.length > MAX_STORED) stored.shift();
    },
  };
}

/** The experimentation provider (spec 2 §7): configuration, audience segments, and the last hundred events. */
export function experimentRoutes(app: FastifyInstance): void {
  const batches = lastOnes();
  const customerData = lastOnes();
  app.get<{ Params: { file: string } }>('/datafiles/:file', async (request, reply) => {
    if (request.params.file !== `${DEMO_SDK_KEY}.json`) return reply.code(403).send({});
    const { file, lastModified } = experimentProject();
    reply.header('last-modified', lastModified);
    if (request.headers['if-modified-since'] === lastModified) return reply.code(304).send();
    const origin = `${request.protocol}://${request.host}`;
    const integration = { key: 'odp', publicKey: PUBLIC_KEY, host: origin, pixelUrl: origin };
    return { ...file, integrations: [integration] };
  });
  segmentRoutes(app, PUBLIC_KEY);
  app.post('/v1/events', async (request, reply) => {
    if (typeof request.body !== 'object' || request.body === null) return reply.code(400).send({});
    batches.store(request.body);
    return reply.code(204).send();
  });
  app.get('/v1/events', async () => batches.stored);
  app.get('/v2/zaius.gif', async (request, reply) => {
    customerData.store(request.query);
    return reply.code(204).send();
  });
  app.get('/v2/customer-data', async () => customerData.stored);
}
