import { describe, expect, it } from 'vitest';
import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import {
  fakeShopper,
  outcome,
  refusal,
  type Answers,
} from '../../../shared/testing/fake-shopper.fixtures.ts';
import { joinEvent, readEvent } from './events.server.ts';

const PAGE = 'GET /live/caas/v1/canvas/page/NF-GB/events';
const CONSUMER = 'GET /consumers-v3/consumer';
const JOIN = 'POST /consumers-v3/consumer/event-registration';

const weekend = {
  type: 'EventSignup',
  id: 'weekend',
  eventId: 'weekend-2030',
  title: 'Trail weekend',
  startDate: '2030-06-15T08:00:00Z',
  endDate: '2030-06-16T15:00:00Z',
  enablePlusOne: true,
};
const consumer: ConsumerAnswer = {
  consumerProfile: {
    consumerDetails: {
      consumerNo: 'C000482913',
      email: 'linh@example.com',
      firstName: 'Linh',
      lastName: 'Nguyen',
      address: [],
      identity: [],
    },
    enrollments: [],
    isLoyaltyMember: false,
    preferences: {},
    subscriptions: [],
  },
};
const base: Answers = {
  [PAGE]: { body: { id: 'page-events', slug: 'events', title: 'Events', blocks: [weekend] } },
  [CONSUMER]: { body: consumer },
  [JOIN]: { status: 201, body: { registrationId: 'R-1' } },
};
const sent = { attendingDays: '2030-06-15', eventTermsAccepted: 'on', plusOne: '' };

function somebody(
  answers: Answers,
  fields: Record<string, string>,
  isSignedIn = true,
  event = 'weekend-2030',
) {
  const { shopper, seen } = fakeShopper(
    { ...base, ...answers },
    { fields, path: `/events/${event}`, ...(isSignedIn ? { consumer: {} } : {}) },
  );
  return { shopper: { ...shopper, params: { event } }, seen };
}

describe('joining an event', () => {
  it('sends the person of the account, the days and nothing that was left empty', async () => {
    const { shopper, seen } = somebody({}, sent);
    expect(await joinEvent(shopper)).toEqual({ ok: true });
    expect(seen.at(-1)).toMatchObject({ call: JOIN });
    expect(seen.at(-1)?.body).toEqual({
      email: 'linh@example.com',
      firstName: 'Linh',
      lastName: 'Nguyen',
      eventId: 'weekend-2030',
      eventTermsAccepted: true,
      attendingDays: '2030-06-15',
      registrationTimestamp: expect.any(String) as string,
    });
  });

  it('asks nobody for a guest', async () => {
    const { shopper, seen } = somebody({}, sent, false);
    expect(await joinEvent(shopper)).toMatchObject({ ok: false });
    expect(seen).toEqual([]);
  });

  it.each([
    ['no day', { attendingDays: '' }],
    ['a day that is not one of its own', { attendingDays: '2030-06-20' }],
    ['terms that were not accepted', { eventTermsAccepted: '' }],
  ])('says in words that it was sent with %s, and joins nobody', async (_, change) => {
    const { shopper, seen } = somebody({}, { ...sent, ...change });
    const answer = await joinEvent(shopper);
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/\w/) as string });
    expect(seen.map(({ call }) => call)).toEqual([PAGE]);
  });

  it.each([
    ['the profile', CONSUMER, 'no-answer'],
    ['the profile', CONSUMER, refusal('GEN500', 500)],
    ['the profile', CONSUMER, { body: {} }],
    ['the list', JOIN, 'no-answer'],
    ['the list', JOIN, refusal('GEN500', 500)],
    ['the list', JOIN, refusal('API429', 429)],
  ] as const)('says in words that the call of %s failed (%s, %j)', async (_, call, answer) => {
    const { shopper } = somebody({ [call]: answer }, sent);
    expect(await joinEvent(shopper)).toEqual({ ok: false, message: shopper.t('blocks.failed') });
  });

  it('is a page of its own only where editors announce it', async () => {
    expect(await readEvent(somebody({}, {}).shopper)).toMatchObject({ title: 'Trail weekend' });
    const unknown = outcome(readEvent(somebody({}, {}, true, 'nothing').shopper));
    await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
  });
});
