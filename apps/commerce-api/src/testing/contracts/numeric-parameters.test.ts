import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../database.ts';
import { describedOperations, fittingRequest, toInject } from './contract-request.fixtures.ts';
import { fieldsOf, follow, parametersOf } from '../../platform/contracts/document.ts';
import { goodTokenFor, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const NUMERIC = new Set(['integer', 'number']);
const OUT_OF_RANGE = [
  '1e309',
  '-1e309',
  'Infinity',
  '-Infinity',
  'NaN',
  '1e308',
  '-1e308',
  '9007199254740993',
];

/** Numeric query and path parameters. */
const numeric = describedOperations.flatMap((described) => {
  const { document } = described.contract;
  const item = fieldsOf(document.paths[described.operation.path]);
  const operation = fieldsOf(item[described.operation.method.toLowerCase()]);
  return parametersOf(document, item, operation)
    .filter(({ schema }) => NUMERIC.has(String(follow(document, schema)['type'])))
    .map((parameter) => ({
      described,
      operationId: described.operationId,
      place: String(parameter['in']),
      name: String(parameter['name']),
    }));
});

describe('a number that no contract allows', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startWholeService(wholeAreas(database));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each(numeric)(
    'is rejected as $name in the $place of $operationId',
    async ({ described, place, name }) => {
      expect(place).toBe('query');
      for (const value of OUT_OF_RANGE) {
        const request = fittingRequest(described);
        const url = new URL(request.url, 'http://shop.test');
        url.searchParams.set(name, value);
        const sent = { ...request, url: `${url.pathname}${url.search}` };
        const response = await app.inject(toInject(sent, goodTokenFor(described)));
        const { errorDetails } = response.json<{ errorDetails?: { errorId: string; field?: string }[] }>();
        expect([value, response.statusCode, errorDetails?.[0]]).toMatchObject([
          value,
          400,
          { errorId: 'API400', field: `query.${name}` },
        ]);
      }
    },
  );

  it('is rejected in a body as well', async () => {
    const addItems = describedOperations.find(({ operationId }) => operationId === 'addItems');
    if (addItems === undefined) throw new TypeError('the contracts have no addItems');
    const response = await app.inject({
      ...toInject(fittingRequest(addItems), goodTokenFor(addItems)),
      payload: '[{"cartId":"3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90","productId":"NF1A2B3CRED","qty":1e309}]',
    });
    expect(response.json()).toMatchObject({ errorDetails: [{ errorId: 'API400', field: '0.qty' }] });
  });
});
