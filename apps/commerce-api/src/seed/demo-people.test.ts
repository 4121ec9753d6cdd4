import { createSeedSource } from '@haberdash/demo-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  enter,
  logIn,
  proof,
  requestToken,
  shopperWith,
} from '../domains/accounts/identity/identity.fixtures.ts';
import { createPasswordHasher } from '../domains/accounts/identity/password-hasher.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { startTestService, type TestService } from '../testing/service.ts';
import { writePeople } from './load/people.ts';
import { shopRules } from './shop-rules.ts';

let database: TestDatabase;
let service: TestService;
const data = await createSeedSource().load(shopRules);
beforeAll(async () => {
  database = await cloneDatabase();
  await writePeople(database, data, new Date('2026-01-01T00:00:00Z'));
  // A second seed keeps them.
  await writePeople(database, data, new Date('2026-01-02T00:00:00Z'));
  service = await startTestService(database);
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const ownHashes = data.people.filter(({ passwordHash }) => passwordHash === undefined);
it.each(ownHashes)('$email of the demo signs in as who they are', async (person) => {
  const { body: token } = await enter(service, { username: person.email, password: person.password });
  expect(token).toMatchObject({
    type: 'Registered',
    consumerNo: person.consumerNo,
    consumerType: person.employee === undefined ? 'CONSUMER' : 'EMPLOYEE',
    ...(person.member === undefined ? {} : { memberId: person.member.memberId }),
    ...(person.employee === undefined ? {} : { isEmployeeDiscountTCAccepted: person.employee.hasAccepted }),
  });
  const { body } = await shopperWith(service, token).call('GET', '/consumers-v3/consumer');
  expect(body).toMatchObject({
    consumerProfile: {
      consumerDetails: {
        firstName: person.firstName,
        identity: person.identity === undefined ? [] : [{ type: person.identity }],
      },
    },
  });
});

it('one account of the demo has a hash that cannot be computed', async () => {
  const { passwordHash } = data.people.find(({ email }) => email === 'pat@example.com') ?? {};
  await expect(createPasswordHasher().verify('Northfell-2026', passwordHash)).rejects.toMatchObject({
    errorId: 'AUT500',
  });
});

it.each(data.employees)('$employeeNo of the demo signs in', async ({ employeeNo, password, storeId }) => {
  const { codeVerifier, codeChallenge } = proof();
  const { body } = await logIn(await service.shopper(), { username: employeeNo, password, codeChallenge });
  const { authorizationCode } = body;
  const { body: token } = await requestToken(service, { type: 'Agent', authorizationCode, codeVerifier });
  expect(token.type).toBe('Agent');
  expect(data.stores.map(({ id }) => id)).toContain(storeId);
});
