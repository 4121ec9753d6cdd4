import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingOrigins } from './listing-origin.ts';
import { userSegment, type SegmentProfile } from './user-segment.ts';

const identity = (...types: string[]) => types.map((type) => ({ type }));

it.each<[string, SegmentProfile | null | undefined]>([
  ['', undefined],
  ['', null],
  ['', {}],
  ['', { isLoyaltyMember: false, consumerDetails: { identity: identity('OTHER'), athlete: null } }],
  ['Loyalty', { isLoyaltyMember: true }],
  ['Wranx|WranxOrIpa', { consumerDetails: { identity: identity('WRANX') } }],
  ['Ipa|WranxOrIpa', { consumerDetails: { identity: identity('IPA') } }],
  [
    'Loyalty|Wranx|Ipa|WranxOrIpa|Athlete',
    {
      isLoyaltyMember: true,
      consumerDetails: { identity: identity('IPA', 'WRANX', 'IPA'), athlete: { currentSpend: 0 } },
    },
  ],
  ['Athlete', { consumerDetails: { athlete: {} } }],
])('is %j', (expected, profile) => expect(userSegment(profile)).toBe(expected));

it('is empty for values that a profile cannot have', () => {
  const strange = fc.anything().filter((value) => typeof value !== 'object' || value === null);
  const type = fc
    .oneof(fc.anything(), fc.constantFrom('ipa', 'WRANX2'))
    .filter((value) => value !== 'IPA' && value !== 'WRANX');
  const entry = fc.oneof(strange, fc.record({ type }));
  const details = fc.record({ athlete: strange, identity: fc.oneof(strange, fc.array(entry)) });
  fc.assert(
    fc.property(details, strange, (consumerDetails, isLoyaltyMember) => {
      fc.pre(isLoyaltyMember !== true);
      // A service can send anything.
      expect(userSegment({ consumerDetails, isLoyaltyMember } as unknown as SegmentProfile)).toBe('');
    }),
  );
});

it('knows the sixteen listing origins', () => {
  expect(Object.values(listingOrigins)).toEqual([
    'search',
    'grid',
    'jacket finder',
    'backpack finder',
    'footwear finder',
    'explore collection',
    'product bundles',
    'shoe finder retail',
    'product compare',
    'tent and sleeping bag guide',
    'shop the look',
    'direct to PDP',
    'recommendation carousel',
    'up-sell complete the look',
    'customizer',
    'fit analytics',
  ]);
});
