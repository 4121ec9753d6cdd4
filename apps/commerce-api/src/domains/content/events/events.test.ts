import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { listOperations, readContracts } from '../../../platform/contracts/contracts.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { peopleWorld, type PeopleWorld } from '../../customers/consumers/people-world.fixtures.ts';
import { announce, cases, joining } from './events.contract-cases.ts';
import { eventRegistration } from './schema.ts';

const PATH = '/consumers-v3/consumer/event-registration';
const operations = listOperations(readContracts());

describe('joining an event', () => {
  let database: TestDatabase;
  let service: TestService;
  let world: PeopleWorld;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
  });
  beforeEach(async () => void (world = await peopleWorld(database, service)));
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  const list = () => database.read.select().from(eventRegistration);

  it.each(
    Object.entries(cases).flatMap(([operationId, byStatus]) =>
      Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
    ),
  )('$operationId responds with $status as documented', async ({ operationId, status, run }) => {
    const reply = await run(world);
    expect(reply.status).toBe(status);
    const codes = operations.get(operationId)?.errorCodes[String(status)];
    for (const errorId of reply.errorIds) expect(codes).toContain(errorId);
  });

  it('keeps all that was sent, once, whatever is sent again', async () => {
    await announce(world);
    const responses = await Promise.all([1, 2, 3].map(() => world.person.call('POST', PATH, joining)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await list()).toMatchObject([
      { email: 'ann@example.org', firstName: 'Ann', plusOne: 'Bo', attendingDays: ['2030-06-15'] },
    ]);
  });

  it.each([
    ['a day that the event does not have', {}, { attendingDays: '2030-07-01' }, 400],
    ['a guest where none may come', { enablePlusOne: false }, {}, 400],
    [
      'an event that is over',
      { startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' },
      {},
      404,
    ],
    ['a document that is no event', { startDate: 'soon' }, {}, 404],
  ])('rejects %s and keeps nothing', async (_name, event, overrides, status) => {
    await announce(world, event);
    expect((await world.person.call('POST', PATH, { ...joining, ...overrides })).status).toBe(status);
    expect(await list()).toEqual([]);
  });
});
