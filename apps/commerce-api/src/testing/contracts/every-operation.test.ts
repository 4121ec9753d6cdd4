import { errorCatalogue } from '@haberdash/api-client/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../database.ts';
import {
  breakingRequest,
  describedOperations,
  fittingRequest,
  toInject,
} from './contract-request.fixtures.ts';
import { TooManyCalls } from '../../platform/errors/service-error.ts';
import { limitRowOf } from '../../platform/limits/table.ts';
import { goodTokenFor, openAccount, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const takesKey = ({ operation }: (typeof describedOperations)[number]): boolean =>
  operation.statuses.includes(422);

const secret = () => {
  throw new Error('secret of the service');
};
const rejection = (status: number, errorId: string) => [status, errorId];
const errorOf = (response: { statusCode: number; json: () => unknown }) => {
  // Other shapes fail the comparison.
  const body = response.json() as { errorDetails?: { errorId: string }[] };
  return [response.statusCode, body.errorDetails?.[0]?.errorId];
};

const isLimited = ({ operationId }: { operationId: string }) => {
  const row = limitRowOf(operationId);
  return row !== undefined && 'counted' in row;
};

describe('every operation of our contracts', () => {
  let database: TestDatabase;
  let service: FastifyInstance;
  let faulty: FastifyInstance;
  let cutOff: FastifyInstance;
  let crowded: FastifyInstance;

  beforeAll(async () => {
    database = await cloneDatabase();
    await openAccount(database);
    service = await startWholeService(wholeAreas(database));
    const handlers = Object.fromEntries(
      describedOperations.map(({ operationId }) => [operationId, async () => secret()]),
    );
    faulty = await startWholeService(() => [{ name: 'faulty', handlers }]);
    crowded = await startWholeService(wholeAreas(database), {
      limits: () => ({
        check: async (row) => {
          if ('counted' in row) throw new TooManyCalls(7);
        },
      }),
    });
    let isCut = false;
    const whenCut = <Target extends object>(target: Target): Target =>
      new Proxy(target, {
        get: (own, key, receiver): unknown => (isCut ? secret() : Reflect.get(own, key, receiver)),
      });
    cutOff = await startWholeService(
      wholeAreas({
        ...database,
        read: whenCut(database.read),
        transaction: async (work) => (isCut ? secret() : database.transaction(work)),
      }),
    );
    isCut = true;
  });
  afterAll(async () => {
    for (const app of [service, faulty, cutOff, crowded]) await app.close();
    await database.close();
  });

  it.each(describedOperations.filter(({ operation }) => operation.needsToken))(
    '$operationId responds with 401 without a good token, before its body is read',
    async (described) => {
      const request = breakingRequest(described) ?? fittingRequest(described);
      for (const authorization of [undefined, 'Bearer nonsense', 'Basic dXNlcg==']) {
        const response = await service.inject(toInject(request, authorization));
        expect(errorOf(response)).toEqual(rejection(401, 'AUT401'));
        expect(response.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(describedOperations)(
    '$operationId responds with 400 to what breaks its contract',
    async (described) => {
      const request = breakingRequest(described);
      const isRejectable = described.operation.statuses.includes(400);
      expect(request !== undefined).toBe(isRejectable);
      if (request === undefined) return;
      expect(errorOf(await service.inject(toInject(request, goodTokenFor(described))))).toEqual(
        rejection(400, 'API400'),
      );
    },
  );

  it.each(describedOperations.filter(takesKey))(
    '$operationId responds with 422 to an Idempotency-Key that another call has used',
    async (described) => {
      const other = describedOperations.find((entry) => takesKey(entry) && entry !== described);
      if (other === undefined) throw new TypeError('no other operation takes a key');
      const key = `key-of-${described.operationId}`;
      const sent = [other, described].map((entry) => {
        const request = fittingRequest(entry);
        const headers = { ...request.headers, 'idempotency-key': key };
        return toInject({ ...request, headers }, goodTokenFor(entry));
      });
      const responses = [];
      for (const request of sent) responses.push(await service.inject(request));
      expect(responses.map(({ statusCode }) => statusCode === 422)).toEqual([false, true]);
      expect(responses.map(errorOf)[1]).toEqual(rejection(422, 'API422'));
    },
  );

  it.each(describedOperations)(
    '$operationId takes its own example, and responds with 500 for a fault that it reveals nothing of',
    async (described) => {
      const response = await faulty.inject(toInject(fittingRequest(described), goodTokenFor(described)));
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        errorDetails: [{ errorId: 'GEN500', message: expect.any(String) as string }],
        appId: 'haberdash-commerce',
        correlationId: response.headers['x-correlation-id'],
      });
    },
  );

  it.each(describedOperations.filter(isLimited))(
    '$operationId responds with 429 to a caller who calls too often, and when to call again',
    async (described) => {
      const response = await crowded.inject(toInject(fittingRequest(described), goodTokenFor(described)));
      expect(errorOf(response)).toEqual(rejection(429, 'API429'));
      expect(response.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    },
  );

  it.each(describedOperations)(
    '$operationId never reveals why the database cannot be reached',
    async (described) => {
      const response = await cutOff.inject(toInject(fittingRequest(described), goodTokenFor(described)));
      expect(described.operation.statuses).toContain(response.statusCode);
      expect(response.body).not.toContain('secret');
      const fault = rejection(500, 'GEN500');
      expect(response.statusCode === 500 ? errorOf(response) : fault).toEqual(fault);
    },
  );
});

describe('the codes of the catalogue', () => {
  const documented = new Set(
    describedOperations.flatMap(({ operation }) => Object.values(operation.errorCodes).flat()),
  );

  it('are all returned by some operation', () => {
    expect(Object.keys(errorCatalogue).filter((code) => !documented.has(code))).toEqual([]);
  });
  it('are the only ones that operations return', () => {
    expect([...documented].filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
  });
  it('are documented for every status from 400 up, and for no other', () => {
    const loose = describedOperations.filter(({ operation }) => {
      const rejected = operation.statuses.filter((status) => status >= 400).map(String);
      return rejected.toSorted().join() !== Object.keys(operation.errorCodes).toSorted().join();
    });
    expect(loose.map(({ operationId }) => operationId)).toEqual([]);
  });
});
