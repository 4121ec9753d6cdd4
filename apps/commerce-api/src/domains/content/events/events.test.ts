import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { guestAndCustomer, type AccountState } from '../../../testing/shop-states.fixtures.ts';
import { announce, cases, joining } from './events.contract-cases.ts';
import { eventRegistration } from './schema.ts';

const PATH = '/consumers-v3/consumer/event-registration';

describe('joining an event', () => {
  const testShop = createTestShop();
  let state: AccountState;
  beforeEach(async () => void (state = await guestAndCustomer(testShop)));
  const list = () => testShop.database.read.select().from(eventRegistration);

  it.each(
    Object.entries(cases).flatMap(([operationId, byStatus]) =>
      Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
    ),
  )('$operationId responds with $status as documented', async ({ operationId, status, run }) => {
    expect(contractFaults(operationId, status, await run(state))).toEqual([]);
  });

  it('keeps all that was sent, once, whatever is sent again', async () => {
    await announce(state);
    const responses = await Promise.all([1, 2, 3].map(() => state.person.call('POST', PATH, joining)));
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
    await announce(state, event);
    expect((await state.person.call('POST', PATH, { ...joining, ...overrides })).status).toBe(status);
    expect(await list()).toEqual([]);
  });
});
