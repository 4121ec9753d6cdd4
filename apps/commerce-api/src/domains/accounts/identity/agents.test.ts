import { beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { employ, logIn, newAgent, newPerson, openStore, requestToken } from './identity.fixtures.ts';

const TEAM = '/consumers-v3/utilities/stores/NF-US-05/employees';

describe('a store employee', () => {
  const shop = createTestShop({ hasher: plainHasher });

  beforeEach(async () => {
    await shop.database.empty();
    await employ(shop.database, plainHasher);
  });

  const dismiss = () => shop.database.read.execute('update store_employee set is_active = false');

  it('signs in by number in any case, and sees the team of a store', async () => {
    await openStore(shop.database);
    expect((await logIn(await shop.service.shopper(), { username: 'e10442' })).status).toBe(200);
    const { agent, token } = await newAgent(shop.service);
    expect(token).toMatchObject({ type: 'Agent', expiresIn: 600 });
    expect(token.consumerNo).toBeUndefined();
    expect((await agent.call('GET', TEAM)).body).toEqual({
      storeId: 'NF-US-05',
      storeName: 'Northfell Boulder',
      employees: [{ storeEmployeeId: 'E10442', storeEmployeeName: 'Linh Nguyễn' }],
    });
  });

  it('is not shown to anyone who does not', async () => {
    const person = await newPerson(shop.service);
    for (const shopper of [await shop.service.shopper(), person])
      expect((await shopper.call('GET', TEAM)).errorIds).toEqual(['AUT404']);
  });

  it('is warned and locked out like anyone else, an unknown number too', async () => {
    const shopper = await shop.service.shopper();
    const tries = async (username: string): Promise<(string | undefined)[]> => {
      const found = [];
      for (let time = 0; time < 6; time += 1)
        found.push((await logIn(shopper, { username, password: 'Wrong-2026' })).errorIds[0]);
      return found;
    };
    const known = await tries('E10442');
    expect(known).toEqual(['AUT438', 'AUT438', 'AUT438', 'AUT426', 'AUT423', 'AUT423']);
    expect(await tries('E99999')).toEqual(known);
  });

  it('who does so no more cannot sign in, cannot go on, and is not on the team', async () => {
    await openStore(shop.database);
    const { agent, token } = await newAgent(shop.service);
    await dismiss();
    expect((await logIn(await shop.service.shopper())).errorIds).toEqual(['AUT418']);
    expect(
      (await requestToken(shop.service, { type: 'Agent', refreshToken: token.refreshToken })).errorIds,
    ).toEqual(['AUT404']);
    expect((await agent.call('GET', TEAM)).body).toMatchObject({ employees: [] });
  });
});
