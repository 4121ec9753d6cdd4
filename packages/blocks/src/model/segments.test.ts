import { describe, expect, it } from 'vitest';
import { experience, filter, guest, segmentation } from '../wrappers/wrappers.fixtures.ts';
import { applyFilters, isFilterOpen, isInAudience, pickSegment, pickVariant } from './segments.ts';

const ids = (blocks: readonly { readonly id: string }[]) => blocks.map(({ id }) => id);

describe('an audience', () => {
  const member = guest({ isLoggedIn: true, isLoyaltyMember: true, isCartEmpty: false });
  it.each([
    ['logged-out', guest(), true],
    ['logged-out', member, false],
    ['logged-in', member, true],
    ['loyalty-member', member, true],
    ['non-loyalty-logged-in', member, false],
    ['non-loyalty-logged-in', guest({ isLoggedIn: true }), true],
    ['non-loyalty-logged-in', guest(), false],
    ['employee', guest({ isEmployee: true }), true],
    ['non-employee', guest(), true],
    ['cart-empty', guest(), true],
    ['cart-not-empty', member, true],
    ['ipa-wranx', guest({ isIpa: true }), true],
    ['ipa-wranx', guest({ isWranx: true }), true],
    ['ipa-wranx', guest(), false],
    ['wranx', guest({ isIpa: true }), false],
    ['ipa', guest({ isIpa: true }), true],
    ['athlete-profile', guest({ isAthlete: true }), true],
    ['not-employee', guest(), true],
    ['not-logged-in', guest(), true],
    ['not-athlete-profile', guest({ isAthlete: true }), false],
    ['moon-walkers', guest(), false],
    ['not-moon-walkers', guest(), false],
    ['constructor', guest(), false],
  ])('%s', (id, facts, expected) => expect(isInAudience(id, facts)).toBe(expected));
});

describe('a segmentation', () => {
  const block = segmentation();
  it('shows the first segment that fits', () => {
    expect(ids(pickSegment(block, guest({ isLoggedIn: true, isLoyaltyMember: true })))).toEqual(['members']);
    expect(ids(pickSegment(block, guest({ isLoggedIn: true })))).toEqual(['known']);
  });
  it('shows the first baseline to all others, and to an unknown visitor', () => {
    expect(ids(pickSegment(block, guest()))).toEqual(['baseline']);
    expect(ids(pickSegment(block, undefined))).toEqual(['baseline']);
  });
  it('is empty without a match and without a baseline', () =>
    expect(pickSegment(segmentation({ baselines: [] }), guest())).toEqual([]));
  it('follows the test context before any audience, and ignores one that it does not have', () => {
    expect(ids(pickSegment(block, guest(), 'loyalty-member'))).toEqual(['members']);
    expect(ids(pickSegment(block, guest(), 'moon-walkers'))).toEqual(['baseline']);
  });
});

it.each([
  ['the id of a variant', 'v1', ['bold']],
  ['the name of a variant', 'bold', ['bold']],
  ['another word', 'nothing', ['base']],
  ['no decision', undefined, ['base']],
])('an experience with %s shows what belongs to it', (_name, decided, expected) =>
  expect(ids(pickVariant(experience(), decided))).toEqual(expected),
);

describe('a filter', () => {
  it.each([
    ['IN', ['110100'], { categoryIds: ['110000', '110100'] }, true],
    ['IN', ['110100'], { categoryIds: ['120000'] }, false],
    ['IN', ['110100'], {}, false],
    ['IN', [], { categoryIds: ['110100'] }, false],
    ['NOT IN', ['110100'], { categoryIds: ['110100'] }, false],
    ['NOT IN', ['110100'], {}, true],
    ['NOT IN', [], { categoryIds: ['110100'] }, true],
  ])('%s %j at %j shows: %s', (operator, filterBy, place, expected) =>
    expect(isFilterOpen(filter({ operator, filterBy }), place)).toBe(expected),
  );
  it('applies to the product if it lists SKUs', () => {
    const block = filter({ variant: 'bySku', filterBy: ['NF100200'] });
    expect(isFilterOpen(block, { productId: 'NF100200' })).toBe(true);
    expect(isFilterOpen(block, { categoryIds: ['NF100200'] })).toBe(false);
  });
  it('is replaced by its blocks where it applies', () => {
    expect(ids(applyFilters([filter()], { categoryIds: ['110100'] }))).toEqual(['only']);
    expect(applyFilters([filter()], {})).toEqual([]);
  });
});
