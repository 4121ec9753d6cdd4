import type { FastifyInstance } from 'fastify';

export const DEMO_SDK_KEY = 'NfQ7dT2k9sLmPz4w';

const LAST_MODIFIED = 'Thu, 26 Nov 2026 06:00:00 GMT';

/** The search box placeholder: half of the visitors get an example. */
const demoProject = {
  version: '4',
  accountId: '215757',
  projectId: '901',
  revision: '2',
  anonymizeIP: true,
  botFiltering: false,
  sendFlagDecisions: false,
  attributes: [{ id: 'a1', key: 'locale' }],
  audiences: [],
  typedAudiences: [],
  events: [{ id: 'e1', key: 'purchase', experimentIds: ['x1'] }],
  groups: [],
  rollouts: [],
  featureFlags: [
    {
      id: 'f1',
      key: 'search_prompt',
      experimentIds: ['x1'],
      rolloutId: '',
      variables: [{ id: 'vr1', key: 'prompt', type: 'string', defaultValue: 'kinds' }],
    },
  ],
  experiments: [
    {
      id: 'x1',
      key: 'search_prompt_test',
      status: 'Running',
      layerId: 'l1',
      audienceIds: [],
      forcedVariations: {},
      variations: [
        {
          id: 'v1',
          key: 'kinds',
          featureEnabled: true,
          variables: [{ id: 'vr1', value: 'kinds' }],
        },
        {
          id: 'v2',
          key: 'example',
          featureEnabled: true,
          variables: [{ id: 'vr1', value: 'example' }],
        },
      ],
      trafficAllocation: [
        { entityId: 'v1', endOfRange: 5_000 },
        { entityId: 'v2', endOfRange: 10_000 },
      ],
    },
  ],
};

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

/** The experimentation provider (spec 2 §7): configuration, and the last hundred events. */
export function experimentRoutes(app: FastifyInstance): void {
  const batches = lastOnes();
  const customerData = lastOnes();
  app.get<{ Params: { file: string } }>('/datafiles/:file', async (request, reply) => {
    if (request.params.file !== `${DEMO_SDK_KEY}.json`) return reply.code(403).send({});
    reply.header('last-modified', LAST_MODIFIED);
    if (request.headers['if-modified-since'] === LAST_MODIFIED) return reply.code(304).send();
    const origin = `${request.protocol}://${request.host}`;
    const integration = { key: 'odp', publicKey: 'demo-customer-data', host: origin, pixelUrl: origin };
    return { ...demoProject, integrations: [integration] };
  });
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
