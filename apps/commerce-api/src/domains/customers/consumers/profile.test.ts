import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { addPerson } from '../../../testing/people.fixtures.ts';
import { frSite, usSite } from '../../../testing/service.ts';
import { consumerEnrollment } from './schema.ts';

const PATH = '/consumers-v3/consumer';
const shop = createTestShop();
beforeEach(() => shop.database.empty());

const join = (consumerNo: string, status: 'CONFIRMED' | 'UNCONFIRMED' = 'CONFIRMED') =>
  shop.database.read.insert(consumerEnrollment).values({
    consumerNo,
    type: 'LOYALTY',
    memberId: `M-${consumerNo}`,
    status,
    points: 1_240,
    pendingPoints: 85,
    enrolledAt: new Date('2025-03-02T17:20:11Z'),
  });

describe('a profile', () => {
  it('returns fields with values only', async () => {
    const linh = await shop.service.person({
      email: 'linh@example.org',
      firstName: 'Linh',
      gender: 'female',
    });
    const { body } = await linh.call<ConsumerAnswer>('GET', PATH);
    expect(body.consumerProfile).toEqual({
      consumerDetails: {
        consumerNo: expect.any(String) as string,
        consumerType: 'CONSUMER',
        email: 'linh@example.org',
        isEmailVerified: true,
        firstName: 'Linh',
        gender: 'female',
        address: [],
        identity: [],
      },
      enrollments: [],
      isLoyaltyMember: false,
      version: 1,
      preferences: { interests: '' },
      subscriptions: [],
    });
  });

  it('returns the points of the member on request', async () => {
    const member = await shop.service.person({ consumerNo: 'C-1' });
    await join('C-1');
    const { body } = await member.call<ConsumerAnswer>('GET', PATH);
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: '2025-03-02T17:20:11.000Z',
    });
    expect(body.consumerProfile).not.toHaveProperty('loyaltySummary');
    const request = await member.call<ConsumerAnswer>('GET', `${PATH}?includeLoyaltySummary=true`);
    expect(request.body.consumerProfile.loyaltySummary).toEqual({ points: { balance: 1_240, pending: 85 } });

    const waiting = await shop.service.person({ consumerNo: 'C-2' });
    await join('C-2', 'UNCONFIRMED');
    const other = await waiting.call<ConsumerAnswer>('GET', `${PATH}?includeLoyaltySummary=true`);
    expect(other.body.consumerProfile.isLoyaltyMember).toBe(false);
    expect(other.body.consumerProfile).not.toHaveProperty('loyaltySummary');
  });

  it('returns what athletes, prosumers and employees have spent this year', async () => {
    const person = await shop.service.person({
      athleteSpend: 42_050,
      athleteCredit: 200_000,
      prosumerCredit: 60_000,
      employeeSpend: 100,
      employeeCap: 150_000,
      consumerType: 'EMPLOYEE',
      identities: ['IPA', 'WRANX'],
    });
    const { body } = await person.call<ConsumerAnswer>('GET', PATH);
    expect(body.consumerProfile.consumerDetails).toMatchObject({
      consumerType: 'EMPLOYEE',
      athlete: { currentSpend: 420.5, annualCredit: 2_000, currency: 'USD' },
      prosumer: { currentSpend: 0, annualCredit: 600, currency: 'USD' },
      employee: {
        currentSpend: 1,
        annualCap: 1_500,
        currency: 'USD',
        isEmployeeDiscountTCAccepted: false,
      },
      identity: [{ type: 'WRANX' }, { type: 'IPA' }],
    });
  });

  it('is that of the token, and of no other brand', async () => {
    await addPerson(shop.database, { email: 'else@example.org' });
    const here = await shop.service.person({ email: 'here@example.org' }, frSite);
    const { body } = await here.call<ConsumerAnswer>('GET', PATH);
    expect(body.consumerProfile.consumerDetails.email).toBe('here@example.org');
    const elsewhere = await here.call('GET', PATH, undefined, { ...usSite, brand: 'southfell' });
    expect([elsewhere.status, elsewhere.errorIds]).toEqual([403, ['AUT498']]);
  });

  it('is nothing for guests', async () => {
    const guest = await shop.service.shopper();
    const reply = await guest.call('GET', PATH);
    expect([reply.status, reply.errorIds]).toEqual([403, ['AUT404']]);
  });
});
