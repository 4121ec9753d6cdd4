import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Shopper } from '../../platform/context/request-context.ts';
import { isOwnedRow, type AnyRow } from '../../platform/policy/row.ts';
import { ANYONE, policy } from '../../platform/policy/table.ts';
import { sellVariant } from '../catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { fakeGateway } from '../fake-gateway.ts';
import { addPerson } from '../people.fixtures.ts';
import { TestShopper, usSite } from '../service.ts';
import { describedOperations, fittingRequest, toInject } from './contract-request.fixtures.ts';
import { authenticate, TOKEN_TYPES, tokenOf } from './caller-tokens.fixtures.ts';
import { namingRequest } from './naming-request.fixtures.ts';
import { ownedObjects } from './owned-objects.fixtures.ts';
import { settleWords, tableContents } from './table-contents.fixtures.ts';
import { startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const rows: Readonly<Record<string, AnyRow>> = policy;
const responses = describedOperations.flatMap((described) => {
  const row = rows[described.operationId];
  return row === undefined ? [] : [{ ...described, row }];
});
const owned = responses.flatMap(({ row, ...described }) =>
  isOwnedRow(row) ? [{ ...described, row, object: row.object }] : [],
);

interface Rejected {
  readonly errorDetails?: readonly { readonly errorId: string }[];
  readonly correlationId?: string;
}

const codesOf = ({ body }: { readonly body: Rejected }): string[] =>
  body.errorDetails?.map(({ errorId }) => errorId) ?? [];

describe('an object of a shopper', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let shoe: string;
  const gateway = fakeGateway();
  const notYet: Record<string, readonly string[]> = {};
  let subjects = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    const areas = wholeAreas(database, {}, gateway);
    const whole: typeof areas = (log, limits) => {
      const made = areas(log, limits);
      Object.assign(notYet, ...made.map((area) => area.notYet));
      return made;
    };
    app = await startWholeService(whole, { authenticate });
    shoe = await sellVariant(database, { stock: 1_000 });
    await settleWords(database);
    await addPerson(database, { subject: 'shopper' });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** Registered shoppers have an account. */
  async function newShopper(type: Shopper['type']): Promise<TestShopper> {
    const subject = `shopper${(subjects += 1)}`;
    if (type === 'Registered') await addPerson(database, { subject });
    return new TestShopper(app, tokenOf(type, subject), usSite);
  }
  /** A shopper who may own the object. */
  const newOwner = ({ row }: (typeof owned)[number]): Promise<TestShopper> =>
    newShopper((['Guest', 'Registered'] as const).find((type) => row.actors.includes(type)) ?? 'Agent');

  const send = async (
    { row, ...described }: (typeof owned)[number],
    id: string | undefined,
    shopper: TestShopper,
  ) => {
    const request = namingRequest(described, row, id, notYet[described.operationId]);
    const response = await app.inject(toInject(request, shopper.authorization));
    const { correlationId: _id, ...body } = response.json<Rejected>();
    return { status: response.statusCode, body };
  };

  const strangers = owned.flatMap((each) =>
    TOKEN_TYPES.filter((type) => each.row.actors.includes(type)).map((type) => ({ ...each, type })),
  );
  const isNamed = ({ row }: (typeof owned)[number]): boolean => row.ids.length > 0;

  it.each(strangers.filter(isNamed))(
    '($object) looks missing to $operationId of another shopper ($type), and stays as it is',
    async ({ type, ...described }) => {
      const owner = await newOwner(described);
      const stranger = await newShopper(type);
      const { make, missing } = ownedObjects[described.object];
      const id = await make({ owner, shoe, gateway });
      const before = await tableContents(database);

      const foreign = await send(described, id, stranger);
      const nothing = await send(described, missing, stranger);
      expect(foreign).toEqual(nothing);
      expect(nothing.status).toBe(404);
      expect(await tableContents(database)).toEqual(before);

      // The owner succeeds with the same call.
      const mine = await send(described, id, owner);
      expect(codesOf(mine)).not.toContain('API400');
      expect(mine).not.toEqual(nothing);
    },
  );

  it.each(strangers.filter(({ row }) => ['create', 'read-if-any'].includes(row.access)))(
    '($object) is neither shown nor changed by $operationId of another shopper ($type) who names none',
    async ({ type, ...described }) => {
      const owner = await newOwner(described);
      const id = await ownedObjects[described.object].make({ owner, shoe, gateway });
      const before = await tableContents(database);
      const response = await send(described, undefined, await newShopper(type));
      expect(codesOf(response)).not.toContain('API400');
      expect(JSON.stringify(response.body)).not.toContain(id);
      expect(await tableContents(database)).toEqual(expect.arrayContaining(before));
    },
  );

  const calls = responses.flatMap((each) => ANYONE.map((actor) => ({ ...each, actor })));
  const isAdmitted = ({ row, actor }: (typeof calls)[number]): boolean => row.actors.includes(actor);
  const callAs = (actor: (typeof ANYONE)[number], described: (typeof responses)[number]) =>
    app.inject(
      toInject(
        fittingRequest(described),
        actor === 'anonymous' ? undefined : `Bearer ${tokenOf(actor, 'shopper')}`,
      ),
    );

  it.each(calls.filter((call) => !isAdmitted(call)))(
    'is not reached by $operationId of a caller who may not call it ($actor)',
    async ({ actor, ...described }) => {
      const response = await callAs(actor, described);
      const codes = codesOf({ body: response.json<Rejected>() });
      expect([response.statusCode, codes]).toEqual(
        actor === 'anonymous' ? [401, ['AUT401']] : [403, ['AUT404']],
      );
    },
  );

  it.each(calls.filter((call) => isAdmitted(call) && call.row.object !== 'session'))(
    'may be requested by $operationId of a caller in its row ($actor)',
    async ({ actor, ...described }) => {
      expect([401, 403]).not.toContain((await callAs(actor, described)).statusCode);
    },
  );
});
