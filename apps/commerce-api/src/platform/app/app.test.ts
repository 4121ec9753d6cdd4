import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from './app.ts';
import { sellVariant } from '../../testing/catalogue.fixtures.ts';
import { addHomePage } from '../../testing/content.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  frSite,
  startTestService,
  usAddress,
  usSite,
  type TestService,
  type TestShopper,
} from '../../testing/service.ts';

const TOKEN_URL = '/token/v2/auth/token';

describe('the service', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database, {
      logLevel: 'trace',
      logTarget: { write: (line) => void lines.push(line) },
    });
    shopper = await service.shopper();
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  const post = (payload: string, headers: Record<string, string> = {}) =>
    service.app.inject({
      method: 'POST',
      url: TOKEN_URL,
      headers: { ...usSite, 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['broken JSON', '{"type":', {}, 400, 'API400'],
    ['an empty body', '', {}, 400, 'API400'],
    ['a body that is no object', '"Guest"', {}, 400, 'API400'],
    ['an unknown field', '{"type":"Guest","admin":true}', {}, 400, 'API400'],
    ['a field of another type', '{"type":7}', {}, 400, 'API400'],
    ['a NUL', '{"type":"Guest","refreshToken":"0123456789012345678\\u0000"}', {}, 400, 'API400'],
    [
      'no backslash before digits',
      String.raw`{"type":"Guest","refreshToken":"0123456789012345678\\u0000"}`,
      {},
      401,
      'AUT401',
    ],
    ['a key that would reach a prototype', '{"type":"Guest","__proto__":{"admin":true}}', {}, 400, 'API400'],
    ['another such key', '{"type":"Guest","constructor":{"prototype":{"admin":true}}}', {}, 400, 'API400'],
    ['nesting without end', `{"type":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, 400, 'API400'],
    ['a body without end', `{"type":"${'x'.repeat(200_000)}"}`, {}, 413, 'API400'],
    ['a form', 'type=Guest', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'API415'],
    ['plain text', '{"type":"Guest"}', { 'content-type': 'text/plain' }, 415, 'API415'],
    ['a shop that does not exist', '{"type":"Guest"}', { locale: 'ja-jp' }, 400, 'API400'],
    ['a region that is not that of the country', '{"type":"Guest"}', { region: 'EMEA' }, 400, 'API400'],
  ] as const)('rejects %s', async (_name, payload, headers, status, errorId) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ errorDetails: [{ errorId }], appId: 'haberdash-commerce' });
  });

  it('names the field that was rejected', async () => {
    const body = { addresses: [usAddress(), { ...usAddress(), city: 7 }] };
    const reply = await shopper.call(
      'POST',
      `/cart/v2/cart/${await shopper.newCart()}/shippingAddress`,
      body,
    );
    expect(reply.body).toMatchObject({ errorDetails: [{ errorId: 'API400', field: 'addresses.1.city' }] });
    const foreign = await service.app.inject({
      method: 'POST',
      url: TOKEN_URL,
      headers: { ...usSite, locale: 'EN' },
      payload: { type: 'Guest' },
    });
    expect(foreign.json()).toMatchObject({ errorDetails: [{ field: 'headers.locale' }] });
  });

  it('distinguishes an unknown path from a wrong method', async () => {
    const unknown = await service.app.inject({ method: 'GET', url: '/cart/v1/nothing?x=1' });
    expect([unknown.statusCode, unknown.json<{ errorDetails: object[] }>().errorDetails]).toEqual([
      404,
      [{ errorId: 'API404', message: 'Not found.' }],
    ]);
    const wrong = await service.app.inject({ method: 'PATCH', url: '/cart/v1/item' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers['allow']).toBe('DELETE, POST');
    expect(wrong.json()).toMatchObject({ errorDetails: [{ errorId: 'API405' }] });
    const malformed = await service.app.inject({ method: 'GET', url: '/cart/v1/%zz' });
    expect([malformed.statusCode, malformed.json<{ appId: string }>().appId]).toEqual([
      400,
      'haberdash-commerce',
    ]);
  });

  it('speaks the shopper’s language', async () => {
    const french = await service.shopper(frSite);
    const reply = await french.cart('00000000-0000-4000-8000-000000000000');
    expect(reply.body).toMatchObject({
      errorDetails: [{ errorId: 'BSK404', message: 'Votre panier est introuvable.' }],
    });
  });

  it('repeats a well-formed correlation id, and makes one instead of another', async () => {
    const kept = await post('{"type":"Guest"}', { 'x-correlation-id': 'page-42.a_b' });
    expect(kept.headers['x-correlation-id']).toBe('page-42.a_b');
    const replaced = await post('{"type":"Guest"}', { 'x-correlation-id': 'a b\tc' });
    expect(replaced.statusCode).toBe(200);
    expect(replaced.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps personal responses out of every cache', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/cart/v1/cart',
      headers: { ...usSite, authorization: shopper.authorization },
      payload: {},
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('logs requests without bodies, tokens, queries, addresses and names of shoppers', async () => {
    lines.length = 0;
    await database.empty();
    const shoe = await sellVariant(database);
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [usAddress({ city: '' })],
    });
    const session = await shopper.openSession(cartId);
    service.gateway.behaviours.set(session, 'throws');
    await shopper.place(cartId, session);
    await shopper.call('GET', '/nowhere?email=ann@example.org');
    const text = lines.join('\n');
    expect(text).toContain('"correlationId"');
    expect(text).toContain('/cart/v2/checkout/order');
    for (const secret of [
      'ann@example.org',
      'Ann',
      'Main Street',
      '5550123',
      '127.0.0.1',
      shopper.authorization.slice(7, 60),
      session,
      'shop.test',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is live, and ready while its database responds', async () => {
    await addHomePage(database);
    const live = await service.app.inject('/health/live');
    const ready = await service.app.inject('/health/ready');
    expect([live.statusCode, ready.statusCode]).toEqual([200, 200]);
  });

  it('finishes what it is doing before it stops', async () => {
    await database.empty();
    const other = await startTestService(database);
    const shoe = await sellVariant(database, { id: 'NF0STOP0ABC' });
    const guest = await other.shopper();
    const cartId = await guest.readyCart([shoe, 1]);
    const session = await guest.openSession(cartId);
    other.gateway.behaviours.set(session, 'silent-but-authorised');
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const address = other.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const payload = JSON.stringify({
      cartId,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: session } },
    });
    const status = new Promise<number>((resolve, reject) => {
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: '/cart/v2/checkout/order',
        headers: { ...usSite, authorization: guest.authorization, 'content-type': 'application/json' },
      });
      request
        .on('response', (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end(payload);
    });
    await expect.poll(() => other.gateway.authorisations.length, { timeout: 10_000 }).toBe(1);
    await other.app.close();
    expect(await status).toBe(409);
  });
});

describe('a service that is put together wrongly does not start', () => {
  const parts = { authenticate: () => undefined, production: false, logLevel: 'silent' };
  const handler = async () => ({ timestamp: 1 });

  it('with an operation without a handler', async () => {
    await expect(createApp({ ...parts, areas: () => [] })).rejects.toThrow('No area answers');
  });
  it('and has no route for a call to a host that is not ours', async () => {
    const pixel = { operationId: 'getPixel', parameters: [], 'x-error-codes': {}, responses: { 200: {} } };
    const document = {
      'x-external': true,
      security: [],
      components: {},
      paths: { '/pixel': { parameters: [], get: pixel } },
    };
    const contracts = [{ service: 'elsewhere', document }];
    const app = await createApp({ ...parts, areas: () => [], contracts, production: true });
    expect((await app.inject('/pixel')).statusCode).toBe(404);
    await app.close();
  });
  it('with an operation that two areas handle', async () => {
    const area = { name: 'a', handlers: { getServerTime: handler } };
    await expect(createApp({ ...parts, areas: () => [area, area], partial: true })).rejects.toThrow(
      'Two areas answer the operation getServerTime.',
    );
  });
  it('with a handler that no contract knows', async () => {
    const unknown = { flyToTheMoon: handler };
    const area = { name: 'a', handlers: { ...unknown, getServerTime: handler } };
    await expect(createApp({ ...parts, areas: () => [area], partial: true })).rejects.toThrow(
      'No contract has the operation flyToTheMoon.',
    );
  });
  it('with an operation that has no row in the policy', async () => {
    const contract = {
      service: 'new',
      document: {
        security: [],
        components: {},
        paths: {
          '/new': {
            parameters: [],
            get: { operationId: 'newOne', parameters: [], 'x-error-codes': {}, responses: { 200: {} } },
          },
        },
      },
    };
    await expect(
      createApp({ ...parts, areas: () => [], contracts: [contract], partial: true }),
    ).rejects.toThrow('The operation newOne has no row in the policy table.');
  });
  it('and reports outside production when a response breaks its contract', async () => {
    const area = { name: 'a', handlers: { getServerTime: async () => ({ timestamp: -1 }) } };
    const strict = await createApp({ ...parts, areas: () => [area], partial: true });
    expect((await strict.inject('/fapi/server/time')).statusCode).toBe(500);
    const production = await createApp({ ...parts, production: true, areas: () => [area], partial: true });
    expect((await production.inject('/fapi/server/time')).statusCode).toBe(200);
    await strict.close();
    await production.close();
  });
});
