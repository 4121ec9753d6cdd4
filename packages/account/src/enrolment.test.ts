import { describe, expect, it } from 'vitest';
import { enrolmentStart, isPartlyEnrolled, loadedProfile, missingFields } from './enrolment.ts';

const whole = {
  email: 'linh@example.org',
  phone: '+13035550142',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  postalCode: '80302',
  birthDate: '1991-04-17',
};

describe('enrolment', () => {
  it.each(['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const)(
    'is partly done without %s',
    (field) => {
      for (const empty of [undefined, null, '', ' ']) {
        expect(isPartlyEnrolled({ ...whole, [field]: empty })).toBe(true);
        expect(missingFields({ ...whole, [field]: empty })).toEqual([field]);
      }
    },
  );
  it('is done with everything, and has not begun without an e-mail address', () => {
    expect(isPartlyEnrolled(whole)).toBe(false);
    expect(isPartlyEnrolled({ ...whole, email: '', phone: '' })).toBe(false);
  });
  it.each([
    ['at the look-up for a guest', undefined, 'lookup'],
    ['at the phone without one', { ...whole, phone: '' }, 'complete-profile-mobile'],
    ['at the profile otherwise', whole, 'complete-profile-profile'],
  ])('starts %s', (_name, profile, step) => expect(enrolmentStart(profile)).toBe(step));
});

it('a profile that is not loaded is not changed', () => {
  expect(loadedProfile(whole)).toBe(whole);
  expect(() => loadedProfile(undefined)).toThrow('Profile not loaded');
});
