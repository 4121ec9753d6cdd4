import { describe, expect, it } from 'vitest';
import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../shared/testing/fake-shopper.fixtures.ts';
import { errorText } from '../../../shared/form-errors/error-text.server.ts';
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
      gender: 'female',
      phone: '+13035550142',
      phoneCode: '1',
      address: [],
      identity: [],
    },
    enrollments: [],
    isLoyaltyMember: false,
    preferences: {},
    subscriptions: [],
  },
};
const base: Responses = {
  [PAGE]: { body: { id: 'page-events', slug: 'events', title: 'Events', blocks: [weekend] } },
  [CONSUMER]: { body: consumer },
  [JOIN]: { status: 201, body: { registrationId: 'R-1' } },
};
const sent = { attendingDays: '2030-06-15', eventTermsAccepted: 'on', plusOne: '' };

function person(
  responses: Responses,
  fields: Record<string, string>,
  isSignedIn = true,
  event = 'weekend-2030',
) {
  const { shopper, seen } = fakeShopper(
    { ...base, ...responses },
    { fields, path: `/events/${event}`, ...(isSignedIn ? { consumer: {} } : {}) },
  );
  return { shopper: { ...shopper, params: { event } }, seen };
}

describe('joining an event', () => {
  it('sends the person of the account, the days and nothing that was left empty', async () => {
    const { shopper, seen } = person({}, sent);
    expect(await joinEvent(shopper)).toEqual({ ok: true });
    expect(seen.at(-1)).toMatchObject({ call: JOIN });
    expect(seen.at(-1)?.body).toEqual({
      email: 'linh@example.com',
      firstName: 'Linh',
      lastName: 'Nguyen',
      gender: 'female',
      phoneNumber: '+13035550142',
      eventId: 'weekend-2030',
      eventTermsAccepted: true,
      attendingDays: '2030-06-15',
      registrationTimestamp: expect.any(String) as string,
    });
  });

  it('asks nobody for a guest', async () => {
    const { shopper, seen } = person({}, sent, false);
    expect(await joinEvent(shopper)).toMatchObject({ ok: false });
    expect(seen).toEqual([]);
  });

  it.each([
    ['no day', { attendingDays: '' }, 'attendingDays', 'Please choose at least one day.'],
    [
      'a day that is not one of its own',
      { attendingDays: '2030-06-20' },
      'attendingDays',
      'Please choose at least one day.',
    ],
    [
      'terms that were not accepted',
      { eventTermsAccepted: '' },
      'eventTermsAccepted',
      'Please tick this box to continue',
    ],
    ['a guest of figures', { plusOne: 'R2D2' }, 'plusOne', 'Guest name is not valid.'],
    ['a guest of many letters', { plusOne: 'a'.repeat(61) }, 'plusOne', 'not longer than 60 characters'],
  ])('says at its field that it was sent with %s, and joins nobody', async (_, change, field, words) => {
    const { shopper, seen } = person({}, { ...sent, ...change });
    expect(await joinEvent(shopper)).toMatchObject({ ok: false, message: words, errors: { [field]: words } });
    expect(seen.map(({ call }) => call)).toEqual([PAGE]);
  });

  describe('of a customer whose account has no name', () => {
    const {
      firstName: _first,
      lastName: _last,
      gender: _gender,
      phone: _phone,
      ...nameless
    } = consumer.consumerProfile.consumerDetails;
    const responses = (details: object) => ({
      [CONSUMER]: {
        body: {
          consumerProfile: { ...consumer.consumerProfile, consumerDetails: { ...nameless, ...details } },
        },
      },
    });

    it('asks for the names, which the list needs, and joins nobody before', async () => {
      const { shopper, seen } = person(responses({}), sent);
      expect(await joinEvent(shopper)).toMatchObject({
        ok: false,
        asks: [
          { name: 'firstName', label: 'First name', error: 'This field is required' },
          { name: 'lastName', label: 'Last name', error: 'This field is required' },
        ],
        sent: { attendingDays: ['2030-06-15'], eventTermsAccepted: true, plusOne: '' },
      });
      expect(seen.map(({ call }) => call)).not.toContain(JOIN);
    });

    it('asks only for the one that is missing, once more where it is no name', async () => {
      const { shopper } = person(responses({ firstName: 'Linh' }), { ...sent, lastName: '4711' });
      expect(await joinEvent(shopper)).toMatchObject({
        asks: [{ name: 'lastName', error: 'Name is not valid.', value: '4711' }],
      });
    });

    it('sends what was typed, and nothing that the account does not have', async () => {
      const typed = { ...sent, firstName: ' Linh ', lastName: 'Nguyễn' };
      const { shopper, seen } = person(responses({}), typed);
      expect(await joinEvent(shopper)).toEqual({ ok: true });
      expect(seen.at(-1)?.body).toMatchObject({ firstName: 'Linh', lastName: 'Nguyễn' });
      expect(seen.at(-1)?.body).not.toHaveProperty('gender');
      expect(seen.at(-1)?.body).not.toHaveProperty('phoneNumber');
    });

    it('a name of the account is not replaced by one that was typed', async () => {
      const details = { firstName: 'Linh', lastName: 'Nguyen' };
      const { shopper, seen } = person(responses(details), { ...sent, firstName: 'Eve' });
      await joinEvent(shopper);
      expect(seen.at(-1)?.body).toMatchObject(details);
    });
  });

  it.each([
    ['the profile', CONSUMER, 'no-answer', 'NO_ANSWER'],
    ['the profile', CONSUMER, formError('GEN500', 500), 'NO_ANSWER'],
    ['the profile', CONSUMER, { body: {} }, 'NO_ANSWER'],
    ['the list', JOIN, 'no-answer', 'NO_ANSWER'],
    ['the list', JOIN, formError('GEN500', 500), 'NO_ANSWER'],
    ['the list', JOIN, formError('API429', 429), 'API429'],
    ['the list', JOIN, formError('API404', 404), 'API404'],
    ['the list', JOIN, formError('AUT453', 400), 'AUT453'],
  ] as const)('says in words that the call of %s failed (%s, %j)', async (_, call, response, code) => {
    const { shopper } = person({ [call]: response }, sent);
    expect(await joinEvent(shopper)).toMatchObject({
      ok: false,
      message: errorText(shopper.t, 'events', { code }),
    });
  });

  it('is a page of its own only where editors announce it', async () => {
    expect(await readEvent(person({}, {}).shopper)).toMatchObject({ title: 'Trail weekend' });
    const unknown = outcome(readEvent(person({}, {}, true, 'nothing').shopper));
    await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
  });
});
