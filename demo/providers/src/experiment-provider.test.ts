import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { DEMO_SDK_KEY, experimentRoutes } from './experiment-provider.ts';

async function provider() {
  const app = Fastify();
  experimentRoutes(app);
  await app.ready();
  return app;
}

it('serves the configuration of the project, and 304 to who has it', async () => {
  const app = await provider();
  const first = await app.inject(`/datafiles/${DEMO_SDK_KEY}.json`);
  expect([first.statusCode, first.json().version]).toEqual([200, '4']);
  const headers = { 'if-modified-since': String(first.headers['last-modified']) };
  expect((await app.inject({ url: `/datafiles/${DEMO_SDK_KEY}.json`, headers })).statusCode).toBe(304);
  expect((await app.inject('/datafiles/another.json')).statusCode).toBe(403);
});

it('retains the last hundred batches of events', async () => {
  const app = await provider();
  for (let index = 0; index < 120; index += 1) {
    const response = await app.inject({ method: 'POST', url: '/v1/events', payload: { index } });
    expect(response.statusCode).toBe(204);
  }
  const stored: { index: number }[] = (await app.inject('/v1/events')).json();
  expect([stored.length, stored[0]?.index, stored.at(-1)?.index]).toEqual([100, 20, 119]);
});

it('is its own endpoint of customer data, and retains the last hundred events of them', async () => {
  const app = await provider();
  const headers = { host: 'sandbox.test:4001' };
  const { integrations, events } = (
    await app.inject({ url: `/datafiles/${DEMO_SDK_KEY}.json`, headers })
  ).json();
  const origin = 'http://sandbox.test:4001';
  expect(integrations).toEqual([
    { key: 'odp', publicKey: 'demo-customer-data', host: origin, pixelUrl: origin },
  ]);
  expect(events).toMatchObject([{ key: 'purchase' }]);
  for (let index = 0; index < 120; index += 1) {
    const response = await app.inject(`/v2/zaius.gif?vdl_action=client_initialized&vuid=${index}`);
    expect(response.statusCode).toBe(204);
  }
  const stored: { vuid: string }[] = (await app.inject('/v2/customer-data')).json();
  expect([stored.length, stored.at(-1)]).toEqual([100, { vdl_action: 'client_initialized', vuid: '119' }]);
});

describe('audience segments', () => {
  const query = (identifier: string, key = 'demo-customer-data') => ({
    method: 'POST' as const,
    url: '/v3/graphql',
    headers: { 'x-api-key': key },
    payload: {
      query: `query {customer(vuid : ${JSON.stringify(identifier)}) {audiences(subset: ["menders"]) {edges {node {name state}}}}}`,
    },
  });
  const idOf = (digit: string) => `vuid_${digit.repeat(27)}`;

  it.each([
    ['0', 'qualified'],
    ['f', 'not_qualified'],
  ])('a visitor whose id begins with %s is %s', async (digit, state) => {
    const app = await provider();
    const response = await app.inject(query(idOf(digit)));
    const edges = [{ node: { name: 'menders', state } }];
    expect(response.json()).toEqual({ data: { customer: { audiences: { edges } } } });
  });

  it('an identifier of another form is invalid, another key is rejected, another query cannot be read', async () => {
    const app = await provider();
    const invalid = (await app.inject(query('someone'))).json();
    expect(invalid.errors[0].extensions.code).toBe('INVALID_IDENTIFIER_EXCEPTION');
    expect((await app.inject(query(idOf('0'), 'other'))).statusCode).toBe(401);
    const unreadable = { ...query(idOf('0')), payload: { query: 'query {everyone}' } };
    expect((await app.inject(unreadable)).statusCode).toBe(400);
  });
});
