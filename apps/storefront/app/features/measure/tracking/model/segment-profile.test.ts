import { rolesOf } from '@haberdash/account';
import { userSegment } from '@haberdash/analytics';
import { expect, it } from 'vitest';
import { segmentProfile } from './segment-profile.ts';

const identity = [{ type: 'IPA' }, { type: 'WRANX' }] as const;

it.each([
  ['a guest', undefined],
  ['a member', { consumerDetails: {}, isLoyaltyMember: true }],
  ['an athlete of the IPA', { consumerDetails: { athlete: {}, identity: [identity[0]] } }],
  ['everything at once', { consumerDetails: { athlete: {}, employee: {}, identity }, isLoyaltyMember: true }],
])('the roles of %s give reports the segment that the profile gives', (_who, profile) => {
  expect(userSegment(segmentProfile(rolesOf(profile)))).toBe(userSegment(profile));
});
