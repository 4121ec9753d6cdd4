import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../database.ts';
import {
  describedOperations,
  fittingRequest,
  toInject,
  type ContractRequest,
} from './contract-request.fixtures.ts';
import { changeAt, placesOf, type Path } from './mutate-request.fixtures.ts';
import { goodTokenFor, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const BROKEN = { 'a NUL': '\0', 'half of a surrogate pair': '\ud800' } as const;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** The request once for every text of its body and its query, with something broken at its end, and the place of it. */
function brokenRequests(
  request: ContractRequest,
  end: string,
): readonly (readonly [string, ContractRequest])[] {
  const { body } = request;
  const inBody = (Buffer.isBuffer(body) ? [] : placesOf(body))
    .filter((path) => typeof valueAt(body, path) === 'string')
    .map(
      (path) =>
        [
          path.join('.') || 'body',
          { ...request, body: changeAt(body, path, (text) => `${String(text)}${end}`) },
        ] as const,
    );
  const [path = '', query = ''] = request.url.split('?');
  const names = [...new URLSearchParams(query).keys()];
  // A lone surrogate has no place in an address: decoders make a replacement character of its bytes.
  const inQuery = (end === '\0' ? names : []).map((name) => {
    const changed = new URLSearchParams(query);
    changed.set(name, `${changed.get(name)}${end}`);
    return [name, { ...request, url: `${path}?${changed.toString()}` }] as const;
  });
  return [...inBody, ...inQuery];
}

describe.each(Object.entries(BROKEN))('a text with %s', (_name, end) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startWholeService(wholeAreas(database), {});
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const cases = describedOperations.filter(
    (described) => brokenRequests(fittingRequest(described), end).length > 0,
  );

  it.each(cases)('is refused by $operationId, which names its place', async (described) => {
    for (const [place, request] of brokenRequests(fittingRequest(described), end)) {
      const response = await app.inject(toInject(request, goodTokenFor(described)));
      expect([place, response.statusCode]).toEqual([place, 400]);
      expect(response.json()).toMatchObject({ errorDetails: [{ errorId: 'API400', field: place }] });
    }
  });
});
