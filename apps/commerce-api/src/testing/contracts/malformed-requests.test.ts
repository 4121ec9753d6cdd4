import { errorCatalogue } from '@haberdash/api-client/errors';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sellVariant } from '../catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { usSite } from '../service.ts';
import { compilersOf } from '../../platform/contracts/compilers.ts';
import {
  describedOperations,
  fittingRequest,
  type ContractRequest,
  type Described,
} from './contract-request.fixtures.ts';
import { ownContracts, readContracts } from '../../platform/contracts/contracts.ts';
import { mutateRequest, mutationsOf, type RawRequest } from './mutate-request.fixtures.ts';
import { routeSchemas } from '../../platform/contracts/route-schemas.ts';
import { goodTokenFor, openAccount, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

interface Own {
  readonly cartId: string;
  readonly productId: string;
}

/** Inserts an existing cart and product, so that the call gets further. */
function withOwn(request: ContractRequest, own: Own): ContractRequest {
  const text = JSON.stringify(request)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, own.cartId)
    .replaceAll(/NF1A2B3C[A-Z]*/g, own.productId);
  return JSON.parse(text) as ContractRequest; // what was written a line ago
}

/** Unparsable or invalid bodies are no requests. */
function isBroken({ contract, operation }: Described, { payload }: RawRequest): boolean {
  const { body: schema } = routeSchemas(contract, operation.path, operation.method);
  if (payload === undefined || schema === undefined) return false;
  try {
    return !compilersOf(ownContracts(readContracts())).strict(schema)(JSON.parse(payload));
  } catch {
    return true;
  }
}

describe('malformed requests', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let own: Own;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    await openAccount(database);
    app = await startWholeService(wholeAreas(database), {
      logLevel: 'error',
      logTarget: { write: (line) => void lines.push(line) },
    });
    const productId = await sellVariant(database, { stock: 1_000 });
    const created = await app.inject({
      method: 'POST',
      url: '/cart/v1/cartWithItem',
      headers: { ...usSite, authorization: goodTokenFor({ operationId: 'createCartWithItem' }) },
      payload: [{ productId, qty: 1 }],
    });
    own = { cartId: created.json<{ id: string }>().id, productId };
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const send = ({ method, url, headers, payload }: RawRequest, authorization: string) =>
    app.inject({
      method,
      url,
      headers: {
        ...headers,
        authorization,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });

  it('start from a cart that the shopper has', () => {
    expect(own.cartId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(describedOperations)('of $operationId end in an error, never in a fault', async (described) => {
    const request = withOwn(fittingRequest(described), own);
    await fc.assert(
      fc.asyncProperty(mutationsOf(request), async (mutations) => {
        lines.length = 0;
        const raw = mutateRequest(request, mutations);
        const response = await send(raw, goodTokenFor(described));
        const { statusCode, body } = response;
        expect([statusCode < 500, lines]).toEqual([true, []]);
        expect(body).not.toMatch(/\bat .+:\d+:\d+|node:internal|node_modules|select |insert |update /);
        expect(statusCode < 400 && isBroken(described, raw)).toBe(false);
        if (statusCode < 400) return;
        const { errorDetails } = response.json<{ errorDetails: { errorId: string; message: string }[] }>();
        for (const { errorId, message } of errorDetails)
          expect([errorId in errorCatalogue, message.length > 0]).toEqual([true, true]);
        expect(errorDetails.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });
});
