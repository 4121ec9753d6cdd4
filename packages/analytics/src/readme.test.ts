import { expect, it } from 'vitest';
import { pageType, productCodeFromPath, productPath, userSegment } from './index.ts';

it('does what the example of the README says', () => {
  const path = productPath('en-us', 'trail-shoe', 'NF12AB34');
  expect(path).toBe('/en-us/p/trail-shoe-NF12AB34');
  expect(pageType(path)).toBe('PDP');
  expect(productCodeFromPath(path)).toBe('NF12AB34');
  expect(userSegment({ isLoyaltyMember: true, consumerDetails: { identity: [{ type: 'IPA' }] } })).toBe(
    'Loyalty|Ipa|WranxOrIpa',
  );
});
