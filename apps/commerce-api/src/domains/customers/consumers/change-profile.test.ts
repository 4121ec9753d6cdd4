import type { ConsumerAnswer, ConsumerProfile } from '@haberdash/api-client/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { frSite, type TestShopper } from '../../../testing/service.ts';
import { consumer } from './schema.ts';

const PATH = '/consumers-v3/consumer';
const testShop = createTestShop();
beforeEach(() => testShop.database.empty());

type Method = 'PUT' | 'POST';
const send = (person: TestShopper, consumerProfile: object, method: Method = 'PUT') =>
  person.call<ConsumerAnswer>(method, PATH, { consumerProfile });
const change = (person: TestShopper, consumerDetails: object) => send(person, { consumerDetails });
const profileOf = async (person: TestShopper): Promise<ConsumerProfile> =>
  (await person.call<ConsumerAnswer>('GET', PATH)).body.consumerProfile;
const whole = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  birthDate: '1991-04-17',
  phone: '(303) 555-0142',
  phoneCode: '1',
  postalCode: '80302',
};

describe('a change of a profile', () => {
  it('changes what is given and nothing else, cleaned by the rules of the country', async () => {
    const linh = await testShop.service.person({ lastName: 'Nguyễn', postalCode: '80302' });
    const { status, body } = await change(linh, { firstName: ' Linh ', phone: '(303) 555-0142' });
    expect(status).toBe(200);
    expect(body.consumerProfile.consumerDetails).toMatchObject({
      firstName: 'Linh',
      lastName: 'Nguyễn',
      postalCode: '80302',
      phone: '+13035550142',
      phoneCode: '1',
    });
    expect(await profileOf(linh)).toEqual(body.consumerProfile);
  });

  it('empties a field that is given without a value', async () => {
    const linh = await testShop.service.person({ firstName: 'Linh', phone: '+13035550142', phoneCode: '1' });
    const { body } = await change(linh, { firstName: '', phone: '' });
    expect(body.consumerProfile.consumerDetails).not.toHaveProperty('firstName');
    expect(body.consumerProfile.consumerDetails).not.toHaveProperty('phone');
    expect(body.consumerProfile.consumerDetails).not.toHaveProperty('phoneCode');
  });

  it('does not touch the e-mail address, which is the sign-in name', async () => {
    const linh = await testShop.service.person({ email: 'linh@example.org' });
    for (const method of ['PUT', 'POST'] as const)
      expect(await send(linh, { consumerDetails: { email: 'other@example.org' } }, method)).toMatchObject({
        status: 400,
        body: { errorDetails: [{ errorId: 'API400', field: 'consumerProfile.consumerDetails.email' }] },
      });
    expect((await profileOf(linh)).consumerDetails.email).toBe('linh@example.org');
  });

  it.each([
    ['a name of one letter', { firstName: 'L' }, 'API400', 'firstName'],
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, 'API400', 'postalCode'],
    ['a phone that is none', { phone: '123' }, 'API400', 'phone'],
    ['a dial code without a phone', { phoneCode: '1' }, 'API400', 'phone'],
    ['a child under thirteen', { birthDate: '2013-06-02' }, 'PRO410', 'birthDate'],
    ['a date of another century', { birthDate: '1850-01-01' }, 'PRO410', 'birthDate'],
    [
      'the terms of employees',
      { isEmployeeDiscountTCAccepted: true },
      'API400',
      'isEmployeeDiscountTCAccepted',
    ],
  ])('rejects %s by its field', async (_name, details, errorId, field) => {
    const linh = await testShop.service.person();
    const before = await profileOf(linh);
    expect(await change(linh, details)).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId, field: `consumerProfile.consumerDetails.${field}` }] },
    });
    expect(await profileOf(linh)).toEqual(before);
  });

  it('checks the legal minimum age of the country', async () => {
    const birthDate = '2011-06-01';
    const american = await testShop.service.person();
    expect((await change(american, { birthDate })).status).toBe(200);
    const french = await testShop.service.person({}, frSite);
    expect((await change(french, { birthDate: '2011-06-02' })).errorIds).toEqual(['PRO410']);
    expect((await change(french, { birthDate })).status).toBe(200);
  });

  it('does not change fields of the shop', async () => {
    const linh = await testShop.service.person({ consumerNo: 'C-1' });
    for (const details of [
      { consumerNo: 'C-2' },
      { consumerType: 'EMPLOYEE' },
      { athlete: { currentSpend: 0, annualCredit: 9 } },
      { identity: [{ type: 'IPA' }] },
    ])
      expect((await change(linh, details)).errorIds).toEqual(['API400']);
    for (const part of [{ isLoyaltyMember: true }, { loyaltySummary: { points: { balance: 9 } } }])
      expect((await send(linh, part)).errorIds).toEqual(['API400']);
    expect(await testShop.database.read.select().from(consumer)).toMatchObject([
      { consumerNo: 'C-1', consumerType: 'CONSUMER', identities: [], athleteCredit: null, version: 1 },
    ]);
  });

  it('lets an employee accept the discount terms', async () => {
    const employee = await testShop.service.person({ consumerType: 'EMPLOYEE', employeeCap: 100_000 });
    const { body } = await change(employee, { isEmployeeDiscountTCAccepted: true });
    expect(body.consumerProfile.consumerDetails.employee?.isEmployeeDiscountTCAccepted).toBe(true);
  });

  it('rejects a phone of another shopper of the brand', async () => {
    await testShop.service.person({ phone: '+13035550100' });
    const linh = await testShop.service.person({ phone: '+13035550142' });
    expect(await change(linh, { phone: '3035550100' })).toMatchObject({ status: 409, errorIds: ['AUT442'] });
    expect((await change(linh, { phone: '3035550142' })).status).toBe(200);
    await testShop.service.person({ brand: 'southfell', phone: '+13035550199' });
    expect((await change(linh, { phone: '3035550199' })).status).toBe(200);
  });

  it('rejects the phone of a member with its own code', async () => {
    const member = await testShop.service.person();
    await send(member, { consumerDetails: whole, enrollments: [{ type: 'LOYALTY', termsAccepted: true }] });
    const linh = await testShop.service.person();
    expect((await change(linh, { phone: '3035550142' })).errorIds).toEqual(['AUT444']);
  });

  it('gives a phone that several request at the same time to one of them', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => testShop.service.person()));
    const responses = await Promise.all(people.map((each) => change(each, { phone: '3035550142' })));
    expect(responses.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(new Set(responses.flatMap(({ errorIds }) => errorIds))).toEqual(new Set(['AUT442']));
  });

  it('of an older version than another device’s is rejected', async () => {
    const linh = await testShop.service.person();
    const { version } = await profileOf(linh);
    const [phone, laptop] = await Promise.all(
      ['Linh', 'Lin'].map((firstName) => send(linh, { consumerDetails: { firstName }, version })),
    );
    expect([phone?.status, laptop?.status].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409]);
    const rejected = phone?.status === 409 ? phone : laptop;
    expect(rejected?.errorIds).toEqual(['PRO412']);
    const now = await profileOf(linh);
    expect(now.version).toBe((version ?? 0) + 1);
    expect((await send(linh, { consumerDetails: { firstName: 'Linh' }, version: now.version })).status).toBe(
      200,
    );
  });
});

describe('a profile is completed', () => {
  it('once, and then changed', async () => {
    const linh = await testShop.service.person();
    expect(
      (await send(linh, { consumerDetails: whole, source: 'loyalty-modal' }, 'POST')).body,
    ).toMatchObject({
      consumerProfile: {
        consumerDetails: { firstName: 'Linh', phone: '+13035550142' },
        source: 'loyalty-modal',
      },
    });
    expect(await send(linh, { consumerDetails: whole }, 'POST')).toMatchObject({
      status: 405,
      errorIds: ['API405'],
    });
    expect((await change(linh, { firstName: 'Lin' })).status).toBe(200);
  });

  it('with interests, shoe size and subscriptions, which wait for their recipients', async () => {
    const linh = await testShop.service.person({ email: 'linh@example.org' });
    const { body } = await send(
      linh,
      {
        consumerDetails: whole,
        preferences: { interests: 'hiking|climbing', preferredShoeSize: '8.5' },
        subscriptions: [
          {
            type: 'Newsletter',
            channel: 'email',
            optin: true,
            doubleOptin: true,
            optinDate: '2020-01-01T00:00:00Z',
          },
          { type: 'LoyaltyNewsletter', channel: 'sms', optin: true },
          { type: 'Newsletter', channel: 'sms', optin: false },
        ],
      },
      'POST',
    );
    const request = {
      optin: true,
      doubleOptin: false,
      country: 'US',
      region: 'NORA',
      optinDate: '2026-06-01T12:00:00.000Z',
    };
    expect(body.consumerProfile).toMatchObject({
      preferences: { interests: 'hiking|climbing', preferredShoeSize: '8.5' },
      subscriptions: [
        { type: 'LoyaltyNewsletter', channel: 'sms', recipient: '+13035550142', ...request },
        { type: 'Newsletter', channel: 'email', recipient: 'linh@example.org', ...request },
      ],
    });
  });

  it('not with text messages to nowhere', async () => {
    const linh = await testShop.service.person();
    const sms = { type: 'LoyaltyNewsletter', channel: 'sms', optin: true };
    expect(
      await send(linh, { consumerDetails: { firstName: 'Linh' }, subscriptions: [sms] }, 'POST'),
    ).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId: 'API400', field: 'consumerProfile.subscriptions.0.recipient' }] },
    });
    expect((await profileOf(linh)).consumerDetails).not.toHaveProperty('firstName');
  });
});

describe('a member', () => {
  const join = (person: TestShopper, termsAccepted = true, details: object = whole) =>
    send(person, { consumerDetails: details, enrollments: [{ type: 'LOYALTY', termsAccepted }] });

  it('joins by accepting the terms, and stays the same one', async () => {
    const linh = await testShop.service.person();
    const { body } = await join(linh);
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: '2026-06-01T12:00:00.000Z',
      enrollments: [
        { type: 'LOYALTY', status: 'CONFIRMED', memberId: expect.stringMatching(/^M\d{10}$/) as string },
      ],
    });
    testShop.service.clock.advance(1_000);
    expect((await join(linh)).body.consumerProfile.enrollments).toEqual(body.consumerProfile.enrollments);
  });

  it('is none without accepting them', async () => {
    const linh = await testShop.service.person();
    expect(await join(linh, false)).toMatchObject({
      status: 400,
      body: {
        errorDetails: [{ errorId: 'API400', field: 'consumerProfile.enrollments.0.termsAccepted' }],
      },
    });
    expect((await profileOf(linh)).enrollments).toEqual([]);
  });

  it('is none without a birth date', async () => {
    const linh = await testShop.service.person();
    const { birthDate: _none, ...rest } = whole;
    expect(await join(linh, true, rest)).toMatchObject({ status: 400, errorIds: ['PRO411'] });
  });

  it('counts once the profile is complete', async () => {
    const linh = await testShop.service.person();
    const { body } = await join(linh, true, { birthDate: '1991-04-17' });
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: false,
      enrollments: [{ status: 'UNCONFIRMED' }],
    });
    expect((await change(linh, whole)).body.consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      enrollments: [{ status: 'CONFIRMED' }],
    });
  });
});
