import { expect, it } from 'vitest';
import {
  enrolmentStart,
  hasAnyValue,
  joinInterests,
  checkFavourite,
  MAX_FAVOURITES,
  rolesOf,
  addAddress,
} from './index.ts';

it('runs the examples of the README', () => {
  expect(rolesOf(undefined)).toEqual(['guest']);
  expect(rolesOf({ consumerDetails: { identity: [{ type: 'IPA' }] } })).toEqual([
    'registered',
    'prosumer',
    'ipa',
  ]);
  expect(enrolmentStart({ email: 'linh@example.org' })).toBe('complete-profile-mobile');
  expect(hasAnyValue({ firstName: ' ' })).toBe(false);
  expect(joinInterests(['hiking', 'climbing'])).toBe('hiking|climbing');
  expect(addAddress([], { id: 'addr-1', approachType: 'S', main: false })).toEqual([
    { id: 'addr-1', approachType: 'S', main: true },
  ]);
  expect(checkFavourite({ total: MAX_FAVOURITES, isThere: false })).toBe('full');
});
