import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { compilersOf } from '../../platform/contracts/compilers.ts';
import { ownContracts, readContracts } from '../../platform/contracts/contracts.ts';
import { routeSchemas } from '../../platform/contracts/route-schemas.ts';
import { textReader } from '../../platform/http/request-texts.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import {
  describedOperations,
  fittingRequest,
  fittingRequests,
  toInject,
  type ContractRequest,
} from './contract-request.fixtures.ts';
import { changeAt, placesOf, type Path } from './mutate-request.fixtures.ts';
import { goodTokenFor, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

type Change = (text: string) => string;

const BROKEN: Readonly<Record<string, Change>> = {
  'a NUL': (text) => `${text}\0`,
  'half of a surrogate pair': (text) => `${text}\ud800`,
};

const fullWidth: Change = (text) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

const UNTIDY: Readonly<Record<string, Change>> = {
  'a zero-width space': (text) => `\u200b${text}`,
  'full-width signs': fullWidth,
  'a letter and its accent apart': (text) => `${text}e\u0301`,
  'doubled blanks': (text) => ` ${text}  ${text} `,
  'line ends of two signs': (text) => `${text}\r\n${text}`,
  'a right-to-left override': (text) => `\u202e${text}`,
  'a hundred thousand signs': () => 'x'.repeat(100_000),
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

const textPlaces = (body: unknown): Path[] =>
  (Buffer.isBuffer(body) ? [] : placesOf(body)).filter((path) => typeof valueAt(body, path) === 'string');

/** The request with each text of body, query and path changed in turn. */
function changedRequests(
  request: ContractRequest,
  change: Change,
): readonly (readonly [string, ContractRequest])[] {
  const { body } = request;
  const inBody = textPlaces(body).map(
    (path) =>
      [
        path.join('.') || 'body',
        { ...request, body: changeAt(body, path, (text) => change(String(text))) },
      ] as const,
  );
  const [path = '', query = ''] = request.url.split('?');
  // Decoders replace lone surrogates in addresses.
  const inQuery = (change('').isWellFormed() ? [...new URLSearchParams(query).keys()] : []).map((name) => {
    const changed = new URLSearchParams(query);
    changed.set(name, change(changed.get(name) ?? ''));
    return [name, { ...request, url: `${path}?${changed.toString()}` }] as const;
  });
  return [...inBody, ...inQuery];
}

describe('every operation', () => {
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

  describe.each(Object.entries(BROKEN))('rejects %s', (_name, change) => {
    const cases = describedOperations.filter(
      (described) => changedRequests(fittingRequest(described), change).length > 0,
    );
    it.each(cases)('in every text of $operationId, with its place', async (described) => {
      for (const [place, request] of changedRequests(fittingRequest(described), change)) {
        const response = await app.inject(toInject(request, goodTokenFor(described)));
        expect([place, response.statusCode]).toEqual([place, 400]);
        expect(response.json()).toMatchObject({ errorDetails: [{ errorId: 'API400', field: place }] });
      }
    });
  });

  describe.each(Object.entries(UNTIDY))('has a response to %s', (_name, change) => {
    it.each(describedOperations)('in every text of $operationId', async (described) => {
      for (const [place, request] of changedRequests(fittingRequest(described), change)) {
        const { statusCode, body } = await app.inject(toInject(request, goodTokenFor(described)));
        // 503 for operations whose provider is off here.
        expect([place, statusCode < 500 || statusCode === 503 ? 'fine' : body]).toEqual([place, 'fine']);
        expect(!body.includes('"API400"') || body.includes('"field"')).toBe(true);
      }
    });
  });
});

const AROUND = '\u202e \u200b';
/** Texts that stay as typed; those of a content document are validated by their own schema. */
const AS_TYPED = /password$|^data\b|(?:^|[.,])body\b/i;

describe('invisible signs and blanks around a text never reach a handler', () => {
  const { strict } = compilersOf(ownContracts(readContracts()));

  it.each(describedOperations)('of $operationId', (described) => {
    const { contract, operation } = described;
    const { body: schema } = routeSchemas(contract, operation.path, operation.method);
    const read = textReader(contract.document, schema, 'body');
    const isValid = strict(schema ?? {});
    const untidy = fittingRequests(described).flatMap(({ body }) =>
      textPlaces(body)
        .filter((path) => !AS_TYPED.test(path.join('.')))
        .map(
          (path) =>
            [path, body, read(changeAt(body, path, (text) => `${AROUND}${String(text)}${AROUND}`))] as const,
        )
        .filter(
          ([path, asTyped, typed]) => isValid(typed) && valueAt(typed, path) !== valueAt(asTyped, path),
        ),
    );
    expect(untidy).toEqual([]);
  });
});
