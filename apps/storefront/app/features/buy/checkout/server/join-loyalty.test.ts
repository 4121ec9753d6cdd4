import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readLoyaltyOffer } from './join-loyalty.server.ts';
import { runSummaryStep } from './summary-step.server.ts';

const READ = 'GET /consumers-v3/consumer';
const CHANGE = 'PUT /consumers-v3/consumer';

const complete = {
  phone: '+447911123456',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  postalCode: 'EH2 3BU',
  birthDate: '1991-04-17',
};
const profile = (details: object, isLoyaltyMember = false): { readonly body: ConsumerAnswer } => ({
  body: {
    consumerProfile: {
      consumerDetails: {
        consumerNo: 'C-1',
        email: 'linh@example.com',
        address: [],
        identity: [],
        ...details,
      },
      enrollments: [],
      isLoyaltyMember,
      preferences: {},
      subscriptions: [],
    },
  },
});
const offer = (response: Responses[string]) =>
  readLoyaltyOffer(fakeShopper({ [READ]: response }, { consumer: {} }).shopper);

describe('membership before an order', () => {
  it('is one tick for a profile that has everything', async () => {
    expect(await offer(profile(complete))).toEqual({ completeHref: undefined });
  });

  it('leads over the page of the profile and back where something is missing', async () => {
    expect(await offer(profile({ ...complete, birthDate: undefined }))).toEqual({
      completeHref: '/en-gb/complete-profile?redirect=%2Fen-gb%2Fcheckout%2Fsummary',
    });
  });

  it.each([
    ['a member', profile(complete, true)],
    ['a customer whose profile is unknown', formError('GEN500', 500)],
  ])('is not offered to %s', async (_who, response) => {
    expect(await offer(response)).toBeUndefined();
  });

  it('is not offered to a guest, and costs no call', async () => {
    const { shopper, seen } = fakeShopper({});
    expect([await readLoyaltyOffer(shopper), seen]).toEqual([undefined, []]);
  });
});

describe('joining at the review of the order', () => {
  const join = (fields: Record<string, string>, responses: Responses = {}) => {
    const fake = fakeShopper(responses, { consumer: {}, fields: { intent: 'join-loyalty', ...fields } });
    return { ...fake, result: outcome(runSummaryStep(fake.shopper)) };
  };

  it('makes a member and comes back to the review', async () => {
    const { result, seen } = join({ loyaltyTerms: 'on' }, { [CHANGE]: profile(complete, true) });
    await expect(result).resolves.toEqual({ to: '/en-gb/checkout/summary?joined' });
    expect(seen.at(-1)?.body).toEqual({
      consumerProfile: { enrollments: [{ type: 'LOYALTY', termsAccepted: true }] },
    });
  });

  it('asks for the terms, and for nothing else without them', async () => {
    const { result, seen } = join({});
    await expect(result).resolves.toMatchObject({
      status: 400,
      data: { joining: { text: expect.any(String) } },
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['is rejected', formError('PRO411', 400)],
    ['gets no answer', 'no-answer'],
  ] as const)('that %s says so at its tick', async (_how, response) => {
    const { result } = join({ loyaltyTerms: 'on' }, { [CHANGE]: response });
    await expect(result).resolves.toMatchObject({
      data: { joining: { text: expect.stringMatching(/.{20,}/) } },
    });
  });
});
