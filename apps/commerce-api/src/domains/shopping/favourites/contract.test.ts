import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, usSite, type TestService } from '../../../testing/service.ts';
import {
  cases,
  NOWHERE,
  PATH,
  wish,
  type CaseRequest,
  type FavouritesState,
} from './favourites.contract-cases.ts';

const operations = [...listOperations(readContracts()).values()].filter(
  // Saved items have their own cases.
  ({ service, operationId }) => service === 'wishlists' && operationId !== 'getSaveForLater',
);

/** A valid call of an operation. */
const fitting = (operationId: string): CaseRequest => {
  if (operationId === 'addFavorite') return { method: 'POST', url: PATH, body: wish };
  if (operationId === 'getFavorites') return { method: 'GET', url: PATH };
  if (operationId === 'getSharedFavorites') return { method: 'GET', url: `${PATH}/${'A'.repeat(22)}/share` };
  if (operationId === 'shareFavorites') return { method: 'POST', url: `${PATH}/${NOWHERE}/share` };
  return { method: 'DELETE', url: `${PATH}/${NOWHERE}/items/${NOWHERE}` };
};

describe('the wishlists contract', () => {
  let database: TestDatabase;
  let service: TestService;
  let broken: TestService;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
    const fail = () => {
      throw new Error('secret of the database');
    };
    broken = await startTestService({
      ...database,
      read: new Proxy(database.read, { get: fail }),
      transaction: async () => fail(),
    });
  });
  afterAll(async () => {
    await service.app.close();
    await broken.app.close();
    await database.close();
  });

  async function state(): Promise<FavouritesState> {
    await database.empty();
    await sellVariant(database);
    const shopper = await service.shopper();
    const { body } = await shopper.call<{ favoriteId: string; itemId: string }>('POST', PATH, wish);
    return {
      database,
      shopper,
      agent: await service.agent(),
      favoriteId: body.favoriteId,
      itemId: body.itemId,
    };
  }

  const listed = operations.flatMap((operation) =>
    Object.entries(cases[operation.operationId] ?? {}).map(([status, testCase]) => ({
      operation,
      operationId: operation.operationId,
      status: Number(status),
      testCase,
    })),
  );
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operation, status, testCase }) => {
      const given = await state();
      const { method, url, body, as: caller = given.shopper } = await testCase(given);
      const reply = await caller.call(method, url, body);
      expect([reply.status, reply.errorIds.length > 0]).toEqual([status, status >= 400]);
      for (const errorId of reply.errorIds) expect(operation.errorCodes[String(status)]).toContain(errorId);
    },
  );

  const send = (to: TestService, { method, url, body }: CaseRequest, authorization?: string) =>
    to.app.inject({
      method,
      url,
      headers: { ...usSite, ...(authorization === undefined ? {} : { authorization }) },
      ...(body === undefined ? {} : { payload: body }),
    });

  it.each(operations.filter(({ needsToken }) => needsToken))(
    '$operationId responds with 401 without a good token',
    async ({ operationId }) => {
      for (const authorization of [undefined, 'Bearer nonsense']) {
        const response = await send(service, fitting(operationId), authorization);
        expect([response.statusCode, response.body.includes('AUT401')]).toEqual([401, true]);
      }
    },
  );

  it.each(operations)(
    '$operationId responds with 500 for a fault, and reveals nothing of it',
    async ({ operationId }) => {
      const { authorization } = await service.shopper();
      const response = await send(broken, fitting(operationId), authorization);
      expect(response.statusCode).toBe(500);
      expect(response.body).toContain('GEN500');
      expect(response.body).not.toContain('secret');
    },
  );

  it('has a case for every status of every operation', () => {
    const missing = operations.flatMap(({ operationId, successStatus, errorCodes, needsToken }) => {
      // 429 is tested for all operations together.
      const given = [...Object.keys(cases[operationId] ?? {}), '429', '500', ...(needsToken ? ['401'] : [])];
      return [String(successStatus), ...Object.keys(errorCodes)]
        .filter((status) => !given.includes(status))
        .map((status) => `${operationId} ${status}`);
    });
    expect(missing).toEqual([]);
  });
});
