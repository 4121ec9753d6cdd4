import { describe, expect, it, vi } from 'vitest';
import { createConsumersClient } from '../consumers/index.ts';
import type { CallRecord, ClientHooks } from './hooks.ts';
import {
  basketId,
  cartService,
  context,
  fakeFetch,
  json,
  rejection,
  thrownBy,
} from './transport.fixtures.ts';

const consumers = (hooks: ClientHooks, ...responses: Parameters<typeof fakeFetch>) => {
  const { requests, send } = fakeFetch(...responses);
  return {
    requests,
    client: createConsumersClient({ baseUrl: 'https://api.test', context, fetch: send, hooks }),
  };
};
const signIn = {
  type: 'Registered',
  username: 'linh@example.com',
  password: 'Trail-running-2026',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;

describe('bot protection', () => {
  it('requests a token for the action of the operation and sends it in the body', async () => {
    const botToken = vi.fn(async (action: string) => `token-of-${action}`);
    const { client, requests } = consumers({ botToken });
    await client.POST('/consumers-v3/auth/signin', { body: signIn });
    await client.POST('/consumers-v3/consumer/agent/login', {
      body: { username: 'E1', password: 'p', codeChallenge: signIn.codeChallenge },
    });
    await client.POST('/consumers-v3/auth/signup', {
      body: {
        email: 'linh@example.com',
        password: signIn.password,
        isTermsConfirmed: true,
        isTemporaryPassword: false,
        subscriptions: [],
        source: 'account',
      },
    });
    expect(botToken.mock.calls).toEqual([['login'], ['login'], ['register']]);
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies.map((body) => body.recaptcha_response)).toEqual([
      'token-of-login',
      'token-of-login',
      'token-of-register',
    ]);
  });

  it('requests one when an order is placed, and for no other call', async () => {
    const botToken = vi.fn(async (action: string) => action);
    const { client, requests, write } = cartService([json({}), json({})], { hooks: { botToken } });
    await write();
    await client.PUT('/cart/v2/checkout/order', {
      body: {
        cartId: basketId,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: 'card-session-1' } },
      },
    });
    expect(botToken.mock.calls).toEqual([['placeOrder']]);
    await expect(requests[0]?.json()).resolves.toEqual({});
  });

  it('uses a token of the caller, and sends the call without one if there is none', async () => {
    const failing = consumers({ botToken: () => Promise.reject(new Error('blocked')) }, json({}), json({}));
    await failing.client.POST('/consumers-v3/auth/signin', { body: signIn });
    await failing.client.POST('/consumers-v3/auth/signin', {
      body: { ...signIn, recaptcha_response: 'mine' },
    });
    await expect(failing.requests[0]?.json()).resolves.toEqual(signIn);
    await expect(failing.requests[1]?.json()).resolves.toHaveProperty('recaptcha_response', 'mine');
  });

  it('reports a 403 that names an application, and nothing else', async () => {
    const botDefence = vi.fn();
    const { read } = cartService(
      [json(rejection('AUT403'), 403), json({ errorDetails: [] }, 403), json(rejection('AUT401'), 401)],
      { hooks: { botDefence } },
    );
    for (let count = 0; count < 3; count += 1) await thrownBy(read());
    expect(botDefence.mock.calls).toEqual([
      [
        {
          operation: 'GET /cart/v1/cart/{basketId}',
          status: 403,
          appId: 'test',
          errorId: 'AUT403',
          correlationId: 'c-of-the-service',
        },
      ],
    ]);
  });
});

describe('monitoring', () => {
  const facts = {
    operation: 'GET /cart/v1/cart/{basketId}',
    durationMs: 0,
    requestId: 'id-1',
    correlationId: 'id-1',
  };

  it.each([
    ['an answer', [json({ id: '1' })], { tries: 1, status: 200 }],
    ['an answer at the second try', [new TypeError('lost'), json({})], { tries: 2, status: 200 }],
    ['a rejection', [json(rejection('BSK404'), 404)], { tries: 1, status: 404, errorId: 'BSK404' }],
    ['an answer that is none', [json('{')], { tries: 1, status: 200, reason: 'malformed' }],
  ])('learns of %s', async (_name, responses, expected) => {
    const records: CallRecord[] = [];
    await thrownBy(cartService(responses, { hooks: { monitor: (record) => records.push(record) } }).read());
    expect(records).toEqual([{ ...facts, ...expected }]);
  });

  it('learns nothing about a person: no id, body, token, message or header', async () => {
    const records: CallRecord[] = [];
    const session = {
      accessToken: async () => 'secret-token',
      renew: async () => undefined,
      usid: () => 'usid-0001',
    };
    const hostile = { errorDetails: [{ errorId: 'linh@example.com', message: 'linh@example.com' }] };
    const { client } = cartService([json(hostile, 409)], {
      session,
      hooks: { monitor: (record) => records.push(record) },
    });
    await thrownBy(
      client.DELETE('/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', {
        params: { path: { saveForlaterId: 'sfl-of-linh', itemId: 'item-1' } },
      }),
    );
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toMatch(/linh|secret|usid|item-1/);
    expect(records[0]).toMatchObject({
      operation: 'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
      errorId: 'unreadable',
    });
  });

  it('cannot break a call', async () => {
    const fail = () => {
      throw new Error('monitoring is down');
    };
    const hooks = { monitor: fail, botDefence: fail };
    await expect(cartService([json({ id: '1' })], { hooks }).read()).resolves.toEqual({ id: '1' });
    await expect(cartService([json(rejection('AUT403'), 403)], { hooks }).read()).rejects.toMatchObject({
      errorId: 'AUT403',
    });
  });
});

it('passes every response to a check, and throws what it throws', async () => {
  const check = vi.fn();
  const { read } = cartService([json({ id: '1' }), json(rejection('BSK404'), 404)], { hooks: { check } });
  await read();
  await thrownBy(read());
  expect(check.mock.calls).toEqual([
    [{ operation: 'GET /cart/v1/cart/{basketId}', status: 200, body: { id: '1' } }],
    [{ operation: 'GET /cart/v1/cart/{basketId}', status: 404, body: rejection('BSK404') }],
  ]);
  const strict = cartService([json({})], {
    hooks: {
      check: () => {
        throw new RangeError('/id is missing');
      },
    },
  });
  await expect(strict.read()).rejects.toThrow(RangeError);
});
