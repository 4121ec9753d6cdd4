import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { consumerOrigin } from '../../customers/consumers/origin-schema.ts';
import { enter, openStore, signUp } from './identity.fixtures.ts';

describe('the source of a sign-up', () => {
  let database: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await cloneDatabase();

    service = await startTestService(database, { hasher: plainHasher });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(() => database.empty());

  it('is recorded with the account, and its store is the first favourite one', async () => {
    await openStore(database);
    const enrolment = {
      leadSource: 'summer-hike',
      referralCode: '5d1f0a9c77e2',
      storeNum: 'NF-US-05',
      consumerId: 'C000481000',
    };
    const { body } = await signUp(service, { enrolment });
    expect(await database.read.select().from(consumerOrigin)).toMatchObject([
      {
        consumerNo: body.consumerNo,
        leadSource: 'summer-hike',
        referralCode: '5d1f0a9c77e2',
        storeNum: 'NF-US-05',
        invitedAs: 'C000481000',
      },
    ]);
    expect((await enter(service)).body.favStoreId).toBe('NF-US-05');
  });

  it('is nothing without a link, and a store that is not there is recorded alone', async () => {
    await signUp(service);
    expect(await database.read.select().from(consumerOrigin)).toEqual([]);
    await signUp(service, { email: 'noah@example.com', enrolment: { storeNum: 'NF-XX-99' } });
    expect(await database.read.select().from(consumerOrigin)).toMatchObject([{ storeNum: 'NF-XX-99' }]);
    expect((await enter(service, { username: 'noah@example.com' })).body).not.toHaveProperty('favStoreId');
  });
});
