import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from '../../../platform/app/app.ts';
import { BODY_LIMIT_BYTES } from '../../../platform/http/limits.ts';
import { usSite } from '../../../testing/service.ts';
import { responseCheckArea } from './area.ts';
import { bindAreas } from '../../../platform/operations/bind-areas.ts';
import { noDatabase } from '../../../testing/database.ts';
import { CheckerBusyError, type ResponseChecker } from './response-checker.ts';
import { cases } from './response-check.contract-cases.ts';
import { listOperations, readContracts, type Contract } from '../../../platform/contracts/contracts.ts';
import { exampleValues, fieldsOf, follow } from '../../../platform/contracts/document.ts';
import { createOperationFinder } from '../../../platform/contracts/find-operation.ts';
import { findViolations } from '../../../platform/contracts/find-violations.ts';

const id = '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90';
const rejection = {
  errorDetails: [{ errorId: 'BSK404', message: 'Your cart could not be found.' }],
  appId: 'haberdash-commerce',
  correlationId: 'page-42',
};

const startApp = (checker?: ResponseChecker): Promise<FastifyInstance> =>
  createApp({
    areas: () => bindAreas([responseCheckArea(checker)], noDatabase),
    authenticate: () => undefined,
    production: true,
    logLevel: 'silent',
    partial: true,
  });

const busyChecker: ResponseChecker = {
  check: () => Promise.reject(new CheckerBusyError('busy')),
  close: () => Promise.resolve(),
};

describe('the response check', () => {
  let app: FastifyInstance;
  let busyApp: FastifyInstance;
  beforeAll(async () => {
    app = await startApp();
    busyApp = await startApp(busyChecker);
  });
  afterAll(async () => {
    await app.close();
    await busyApp.close();
  });

  const check = async (contract: string, body: object, target = app) => {
    const url = `/fapi/api/validate-response/${contract}`;
    const response = await target.inject({ method: 'POST', url, headers: usSite, payload: body });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Record<string, unknown>>(),
    };
  };

  it.each(Object.entries(cases['validateResponse'] ?? {}))(
    'responds with %s as documented',
    async (status, testCase) => {
      const by = status === '503' ? busyApp : app;
      expect((await check(testCase.contract, testCase.body, by)).status).toBe(Number(status));
    },
  );

  it.each([
    ['the template of a path', '/cart/v1/cart/{basketId}'],
    ['an address that was called', `/cart/v1/cart/${id}?inventorySupplyCheck=true`],
  ])('finds the operation by %s', async (_name, path) => {
    const { body } = await check('cart', { path, method: 'GET', error: true, data: rejection });
    expect(body).toEqual({ valid: true, operationId: 'getCart', violations: [] });
  });

  it('takes the more specific path where two match', async () => {
    const question = { path: '/cart/v1/cart/prepareOrder', method: 'POST', error: true, data: rejection };
    expect((await check('cart', question)).body).toMatchObject({ valid: true, operationId: 'prepareOrder' });
  });

  it('names every place that breaks the contract', async () => {
    const data = { id: 7, totals: { total: 'much' } };
    const { body } = await check('cart', { path: `/cart/v1/cart/${id}`, method: 'GET', error: false, data });
    expect(body).toMatchObject({ valid: false, operationId: 'getCart' });
    expect(body['violations']).toContainEqual({ path: '/id', message: 'must be string' });
    expect(body['violations']).toContainEqual({ path: '/totals/total', message: 'must be number' });
    expect(body['violations']).toContainEqual({ path: '', message: "must have required property 'items'" });
  });

  it('validates an error against the error schema, and a success against its own', async () => {
    const question = { path: '/cart/v1/cart', method: 'POST' };
    const swapped = [
      { ...question, error: false, data: rejection },
      { ...question, error: true, data: { id } },
    ];
    for (const body of swapped) expect((await check('cart', body)).body).toMatchObject({ valid: false });
  });

  it.each([
    ['a contract that does not exist', 'spaceship', 'POST', '/cart/v1/cart', 'path.contract'],
    ['an operation of another contract', 'stores', 'POST', '/cart/v1/cart', 'path'],
    ['a method that the path does not have', 'cart', 'PATCH', '/cart/v1/cart', 'path'],
  ])('rejects %s by the place that is wrong', async (_name, contract, method, path, field) => {
    const response = await check(contract, { path, method, error: false, data: {} });
    expect([response.status, response.body['errorDetails']]).toMatchObject([
      404,
      [{ errorId: 'API404', field }],
    ]);
  });

  it('takes no more than any other call', async () => {
    const data = 'x'.repeat(BODY_LIMIT_BYTES);
    const response = await check('cart', { path: '/cart/v1/cart', method: 'POST', error: false, data });
    expect(response.status).toBe(413);
  });

  it('sends Retry-After while too many checks wait', async () => {
    const question = { path: '/cart/v1/cart', method: 'POST', error: false, data: {} };
    const { headers, body } = await check('cart', question, busyApp);
    expect(headers['retry-after']).toBe('5');
    expect(body['errorDetails']).toMatchObject([{ errorId: 'GEN503' }]);
  });

  it.each([
    ['products', '/products/v2/search/productSearch', 'GET', false, 'products'],
    ['cart', '/cart/v1/cart', 'POST', true, 'errorDetails'],
  ])(
    'checks a %s response with forty thousand violations as any other',
    async (contract, path, method, error, list) => {
      const data = { [list]: Array.from({ length: 40_000 }, () => ({})) };
      const { status, body } = await check(contract, { path, method, error, data });
      expect([status, body['valid']]).toEqual([200, false]);
      expect(body['violations']).toHaveLength(50);
    },
  );

  it('never returns more violations than its own contract allows', async () => {
    const data = { stores: Array.from({ length: 200 }, () => 7) };
    const { body } = await check('stores', { path: '/stores/v1/search', method: 'POST', error: false, data });
    expect(body['violations']).toHaveLength(50);
  });
});

describe('every example of a successful response', () => {
  const goodExamples = (contract: Contract, path: string, method: string): unknown[] => {
    const operation = fieldsOf(fieldsOf(contract.document.paths[path])[method.toLowerCase()]);
    return Object.entries(fieldsOf(operation['responses']))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => {
        const { content } = follow(contract.document, response);
        return exampleValues(contract.document, fieldsOf(fieldsOf(content)['application/json']));
      });
  };

  const everywhere = readContracts().flatMap((contract) =>
    [...listOperations([contract]).values()].map((operation) => ({
      contract,
      operation,
      operationId: operation.operationId,
    })),
  );
  it.each(everywhere)('of $operationId passes the check', ({ contract, operation, operationId }) => {
    const found = createOperationFinder([contract])(operation.method, operation.path);
    expect(found?.operation.operationId).toBe(operationId);
    if (found === undefined) return;
    for (const example of goodExamples(contract, operation.path, operation.method))
      expect(findViolations(found, false, example)).toEqual([]);
  });

  it('of other hosts can be checked too', () => {
    const gallery = readContracts().filter(({ service }) => service === 'gallery');
    const found = createOperationFinder(gallery)('GET', '/media/3301/streams');
    expect(found?.operation.operationId).toBe('getMediaStreams');
  });
});
