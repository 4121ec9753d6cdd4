import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from '../app/app.ts';
import { usSite } from '../../testing/service.ts';
import { responseCheckArea } from '../../domains/operations/response-check/area.ts';
import { bindAreas } from './bind-areas.ts';
import { noDatabase } from '../../testing/database.ts';
import {
  describedOperations,
  fittingRequest,
  toInject,
} from '../../testing/contracts/contract-request.fixtures.ts';
import { findViolations } from '../contracts/find-violations.ts';
import { readMockChoices } from './mock-choice.ts';
import { MOCK_APP_ID } from './mock-routes.ts';

const startApp = (production: boolean) =>
  createApp({
    areas: () => bindAreas([responseCheckArea()], noDatabase),
    authenticate: () => undefined,
    production,
    logLevel: 'silent',
    partial: true,
  });

describe('the mock path', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await startApp(false)));
  afterAll(() => app.close());

  const callMock = async (
    url: string,
    cookie = '',
    method: 'GET' | 'POST' | 'PUT' | 'HEAD' = 'GET',
    locale = 'en-us',
  ) => {
    const response = await app.inject({ method, url, headers: { locale, ...(cookie && { cookie }) } });
    return {
      response,
      status: response.statusCode,
      body: response.body === '' ? {} : response.json<object>(),
    };
  };

  it.each(describedOperations)('serves the example of $operationId', async (described) => {
    const request = toInject(fittingRequest(described));
    const response = await app.inject({ ...request, url: `/mock${request.url}` });
    expect([response.statusCode, response.headers['x-mock']]).toEqual([
      described.operation.successStatus,
      described.operationId,
    ]);
    const isJson = response.headers['content-type']?.includes('json') === true;
    expect(findViolations(described, false, isJson ? response.json() : null)).toEqual([]);
  });

  it('needs no token and no body', async () => {
    expect((await callMock('/mock/cart/v1/cart', '', 'POST')).status).toBe(201);
  });

  it.each([
    ['a status for everything', 'mock-status=404', 404, 'BSK404'],
    ['a status among other cookies', 'a=b; mock-status=404; c=d', 404, 'BSK404'],
    ['a status for this operation', 'mock-status=getCart:404', 404, 'BSK404'],
    ['a status for this one before that of all', 'mock-status=500|getCart:404', 404, 'BSK404'],
    [
      'an encoded list',
      `mock-status=${encodeURIComponent('placeOrder:409:PAY400|getCart:500')}`,
      500,
      'GEN500',
    ],
  ])('lets the cookie pick %s', async (_name, cookie, status, errorId) => {
    const response = await callMock('/mock/cart/v1/cart/3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90', cookie);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ errorDetails: [{ errorId }], appId: MOCK_APP_ID });
  });

  it('picks one of the codes of a status, in the shopper’s language', async () => {
    const cookie = 'mock-status=placeOrder:409:PYT402';
    const { status, body } = await callMock('/mock/cart/v2/checkout/order', cookie, 'PUT', 'fr-fr');
    const english = await callMock('/mock/cart/v2/checkout/order', cookie, 'PUT');
    expect([status, body]).toMatchObject([409, { errorDetails: [{ errorId: 'PYT402' }] }]);
    expect(body).not.toMatchObject(english.body);
  });

  it.each([
    ['a status that the operation does not have', 'mock-status=getServerTime:418'],
    ['a code that the status does not have', 'mock-status=getServerTime:500:PAY400'],
  ])('rejects %s', async (_name, cookie) => {
    const { status, body } = await callMock('/mock/fapi/server/time', cookie);
    expect([status, body]).toMatchObject([
      400,
      { errorDetails: [{ errorId: 'API400', field: 'cookies.mock-status' }] },
    ]);
  });

  it('leaves an operation alone that does not have the status chosen for all', async () => {
    expect((await callMock('/mock/fapi/server/time', 'mock-status=409')).status).toBe(200);
  });

  it('distinguishes an unknown path from a wrong method', async () => {
    expect((await callMock('/mock/nowhere')).status).toBe(404);
    const wrong = await callMock('/mock/cart/v1/item');
    expect([wrong.status, wrong.response.headers['allow']]).toEqual([405, 'POST, DELETE']);
  });

  it('is the only place where the cookie counts', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/fapi/api/validate-response/cart',
      headers: { ...usSite, cookie: 'mock-status=404' },
      payload: { path: '/cart/v1/cart', method: 'POST', error: false, data: {} },
    });
    expect([response.statusCode, response.headers['x-mock']]).toEqual([200, undefined]);
  });

  it('mocks other hosts too', async () => {
    const decision = await callMock('/mock/api/engine/v1/decide/northfell', '', 'POST');
    expect([decision.status, decision.body]).toMatchObject([200, { meta: { code: 200 } }]);
    expect((await callMock('/mock/', 'mock-status=getGallery:401')).status).toBe(401);
    expect((await callMock('/mock/datafiles/key.json', 'mock-status=304')).status).toBe(304);
    const pixel = await app.inject('/mock/v2/zaius.gif');
    expect([pixel.statusCode, pixel.headers['content-type']]).toEqual([200, 'image/gif']);
  });
});

describe('in production', () => {
  it('there is neither mock path nor mock-status cookie', async () => {
    const app = await startApp(true);
    for (const described of describedOperations) {
      const request = toInject(fittingRequest(described));
      const headers = { ...request.headers, cookie: 'mock-status=200' };
      const response = await app.inject({ ...request, headers, url: `/mock${request.url}` });
      expect([response.statusCode, response.headers['x-mock']]).toEqual([404, undefined]);
      expect(response.body).not.toContain(MOCK_APP_ID);
    }
    expect(app.printRoutes()).not.toContain('mock');
    await app.close();
  });
});

describe('the mock-status cookie', () => {
  it.each([
    ['nothing', undefined, {}],
    ['another cookie', 'mock=404', {}],
    ['words that are no choice', 'mock-status=soon|getCart|:404|4040', {}],
    ['what cannot be decoded', 'mock-status=%zz|404', { '*': { status: 404 } }],
  ])('reads %s', (_name, cookie, choices) => {
    expect(Object.fromEntries(readMockChoices(cookie))).toEqual(choices);
  });
});
