import type { ConsumerDetails } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import { fakeShopper, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSpend } from './spend.server.ts';

const call = 'GET /consumers-v3/consumer';
const employee = {
  currentSpend: 120,
  annualCap: 600,
  currency: 'USD' as const,
  isEmployeeDiscountTCAccepted: true,
};
const credit = { currentSpend: 50, annualCredit: 200 };

function spendOf(details: Partial<ConsumerDetails>) {
  const consumerProfile = {
    consumerDetails: { consumerNo: 'C1', email: 'tom@example.com', address: [], identity: [], ...details },
    enrollments: [],
    isLoyaltyMember: false,
    preferences: { interests: '' },
    subscriptions: [],
  };
  return readSpend(fakeShopper({ [call]: { body: { consumerProfile } } }, { consumer: {} }).shopper);
}

describe('the spend of a yearly limit', () => {
  it('is that of an employee who has accepted the terms, before any other', async () => {
    await expect(spendOf({ employee, athlete: credit })).resolves.toMatchObject({
      kind: 'employee',
      spent: 120,
      cap: 600,
      remaining: 480,
      currency: 'USD',
    });
  });

  it.each([
    ['athlete', { employee: { ...employee, isEmployeeDiscountTCAccepted: false }, athlete: credit }],
    ['ipa', { prosumer: credit, identity: [{ type: 'WRANX' }, { type: 'IPA' }] }],
    ['wranx', { prosumer: credit, identity: [{ type: 'WRANX' }] }],
  ] as const)('is the next one: %s, in the currency of the site', async (kind, details) => {
    await expect(spendOf(structuredClone(details) as Partial<ConsumerDetails>)).resolves.toMatchObject({
      kind,
      currency: 'GBP',
    });
  });

  it('is undefined without a role, for a guest, and while it cannot be read', async () => {
    await expect(spendOf({})).resolves.toBeUndefined();
    const guest = fakeShopper({});
    await expect(readSpend(guest.shopper)).resolves.toBeUndefined();
    expect(guest.seen).toEqual([]);
    const unread = fakeShopper({ [call]: formError('GEN500', 500) }, { consumer: {} });
    await expect(readSpend(unread.shopper)).resolves.toBeUndefined();
  });
});
