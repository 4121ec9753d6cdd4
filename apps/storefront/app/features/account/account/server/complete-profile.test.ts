import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readCompleteProfile, runCompleteProfile } from './complete-profile.server.ts';

const GET = 'GET /consumers-v3/consumer';
const PUT = 'PUT /consumers-v3/consumer';
const whole = {
  consumerNo: 'C000482913',
  email: 'linh@example.com',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  phone: '+13035550142',
  phoneCode: '1',
  postalCode: '80302',
  birthDate: '1991-04-17',
  address: [],
  identity: [],
};
const responses = (details: object = {}, isLoyaltyMember = false): Responses => {
  const body = {
    consumerProfile: {
      consumerDetails: { ...whole, ...details },
      enrollments: [],
      isLoyaltyMember,
      preferences: { interests: 'hiking|travel' },
      subscriptions: [],
    },
  };
  return {
    [GET]: { body },
    [PUT]: { body },
    'GET /consumers-v3/utilities/countryList/US': { body: { countryCode: 'US', fields: {}, provinces: [] } },
  };
};
const open = (query: string, given = responses(), fields: Readonly<Record<string, string>> = {}) =>
  fakeShopper(given, { locale: 'en-us', path: `/complete-profile${query}`, consumer: {}, fields });

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('enrolment', () => {
  it.each([
    ['others, who are asked to join', false, 'join'],
    ['members, who are welcomed', true, 'welcome'],
  ])('begins for %s', async (_who, isMember, step) => {
    expect(await readCompleteProfile(open('', responses({}, isMember)).shopper)).toMatchObject({ step });
  });

  it.each([
    ['the phone without one', { phone: undefined }, 2],
    ['the profile otherwise', {}, 3],
  ])('goes on with %s', async (_what, details, step) => {
    const { next } = await readCompleteProfile(open('?redirect=/en-us/cart', responses(details)).shopper);
    expect(next).toBe(`/en-us/complete-profile?step=${step}&redirect=%2Fen-us%2Fcart`);
  });

  it('fills in what the profile has, dates as the site writes them', async () => {
    const { values, fields } = await readCompleteProfile(open('?step=3').shopper);
    expect(values).toMatchObject({ firstName: 'Linh', birthDate: '04/17/1991' });
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['postalCode', true],
      ['birthDate', true],
    ]);
  });

  it('saves each step, and leads to the next', async () => {
    const steps = [
      ['?step=0', { loyaltyTerms: 'on' }, '/en-us/complete-profile?step=3&join=1'],
      ['?step=2', { phone: '3035550142', phoneCode: '1' }, '/en-us/complete-profile?step=3'],
      [
        '?step=3',
        { firstName: 'Linh', lastName: 'Nguyễn', postalCode: '80302', birthDate: '04/17/1991' },
        '/en-us/complete-profile?step=4',
      ],
      ['?step=4', { interest: 'hiking' }, '/en-us/complete-profile?step=5'],
    ] as const;
    for (const [query, fields, to] of steps) {
      expect(await outcome(runCompleteProfile(open(query, responses(), fields).shopper))).toEqual({ to });
    }
  });

  it('joins the programme together with the profile that it asks for', async () => {
    const fields = { firstName: 'Linh', lastName: 'Nguyễn', postalCode: '80302', birthDate: '04/17/1991' };
    const { shopper, seen } = open('?step=3&join=1', responses(), fields);
    await outcome(runCompleteProfile(shopper));
    expect(seen.find(({ call }) => call === PUT)?.body).toEqual({
      consumerProfile: {
        consumerDetails: { ...fields, birthDate: '1991-04-17' },
        enrollments: [{ type: 'LOYALTY', termsAccepted: true }],
      },
    });
  });

  it('asks for the terms before joining, and for every field of a step', async () => {
    const named = async (query: string) => {
      const { data } = await outcome(runCompleteProfile(open(query).shopper));
      return JSON.stringify(data);
    };
    expect(await named('?step=0')).toContain('loyaltyTerms');
    expect(await named('?step=2')).toContain('phone');
    expect(await named('?step=3')).toContain('birthDate');
  });

  it.each([
    ['02/31/1990', 'Date of birth is not valid.'],
    ['01/01/1850', 'Date of birth is not valid.'],
    ['01/01/2999', 'You must be at least 13 years old.'],
  ])('says of the birth date %s: %s', async (birthDate, text) => {
    const fields = { firstName: 'Linh', lastName: 'Nguyễn', postalCode: '80302', birthDate };
    const { data } = await outcome(runCompleteProfile(open('?step=3', responses(), fields).shopper));
    expect(data).toMatchObject({ formErrors: [{ field: 'birthDate', text }] });
  });

  it('keeps interests that it does not offer', async () => {
    const given = responses();
    const profile = (given[GET] as { body: { consumerProfile: object } }).body.consumerProfile;
    const other = { body: { consumerProfile: { ...profile, preferences: { interests: 'hiking|curling' } } } };
    const { shopper, seen } = open('?step=4', { ...given, [GET]: other }, { interest: 'travel' });
    await outcome(runCompleteProfile(shopper));
    expect(seen.find(({ call }) => call === PUT)?.body).toEqual({
      consumerProfile: { preferences: { interests: 'travel|curling' } },
    });
  });

  it.each([['no-answer'], [formError('PRO404', 404)], [formError('GEN500', 500)]] as const)(
    'changes no interests of a profile that is not loaded, and says so',
    async (result) => {
      const { shopper, seen } = open('?step=4', { ...responses(), [GET]: result }, { interest: 'travel' });
      const { data } = await outcome(runCompleteProfile(shopper));
      expect(data).toMatchObject({
        formErrors: [{ code: 'PROFILE_NOT_LOADED', text: 'Profile not loaded', place: 'banner' }],
        values: { interest: 'travel' },
      });
      expect(seen.map(({ call }) => call)).not.toContain(PUT);
    },
  );

  it('redirects a shopper whose session has ended to the sign-in', async () => {
    const { shopper } = open('?step=4', { ...responses(), [GET]: formError('AUT404', 403) });
    expect((await outcome(runCompleteProfile(shopper))).to).toMatch(/^\/en-us\/sign-in\?/);
  });

  it('says what the service rejects at its field', async () => {
    const given = { ...responses(), [PUT]: formError('AUT442', 409) };
    const { shopper } = open('?step=2', given, { phone: '3035550142', phoneCode: '1' });
    const { data } = await outcome(runCompleteProfile(shopper));
    expect(data).toMatchObject({ formErrors: [{ code: 'PHONE_NUMBER_ALREADY_IN_USE', field: 'phone' }] });
  });

  it('begins with the look-up for who is not signed in', async () => {
    const { shopper } = fakeShopper({}, { locale: 'en-us', path: '/complete-profile' });
    expect((await outcome(readCompleteProfile(shopper))).to).toContain('/en-us/look-up?redirect=');
  });
});
