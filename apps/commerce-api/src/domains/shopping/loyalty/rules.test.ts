import { describe, expect, it } from 'vitest';

import { checkReferral, retainedPoints, pointsFor, REFERRAL_MS, tierOf, vouchersOf } from './rules.ts';

describe('a tier', () => {
  it.each([
    [0, 'TRAIL', { id: 'RIDGE', points: 2_500 }],
    [2_499, 'TRAIL', { id: 'RIDGE', points: 1 }],
    [2_500, 'RIDGE', { id: 'SUMMIT', points: 5_000 }],
    [7_500, 'SUMMIT', undefined],
    [90_000, 'SUMMIT', undefined],
  ])('follows from %i points of a year', (earned, id, next) => {
    expect(tierOf(earned)).toMatchObject({ id, next });
  });

  it('decides how many points goods are worth, never a part of one', () => {
    expect(pointsFor(10_000, tierOf(0).rate)).toBe(500);
    expect(pointsFor(10_000, tierOf(2_500).rate)).toBe(625);
    expect(pointsFor(10_000, tierOf(7_500).rate)).toBe(750);
    expect(pointsFor(19, tierOf(0).rate)).toBe(0);
  });
});

describe('points of an order that comes back', () => {
  it('stay in the share of the goods that is kept', () => {
    expect(retainedPoints(500, 10_000, 10_000)).toBe(500);
    expect(retainedPoints(500, 10_000, 3_333)).toBe(166);
    expect(retainedPoints(500, 10_000, 0)).toBe(0);
  });
});

describe('vouchers', () => {
  it('are eligible as far as the points go, and none is below the least that is taken', () => {
    expect(vouchersOf(1_240, 1_000)).toEqual([
      { points: 1_000, amount: 1_000, isEligible: true },
      { points: 2_000, amount: 2_000, isEligible: false },
      { points: 5_000, amount: 5_000, isEligible: false },
      { points: 10_000, amount: 10_000, isEligible: false },
    ]);
  });
});

describe('an invitation', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  const invited = { consumerNo: 'C1', enrolledAt: new Date(now), referrerNo: undefined, hasOrdered: false };

  it('counts for a new member who has not ordered', () => {
    expect(checkReferral(invited, 'C2', now)).toBe('new');
    expect(checkReferral({ ...invited, hasOrdered: true }, 'C2', now)).toBe('too-late');
    expect(checkReferral(invited, 'C2', now + REFERRAL_MS)).toBe('new');
    expect(checkReferral(invited, 'C2', now + REFERRAL_MS + 1)).toBe('too-late');
  });

  it('counts once, and never from oneself', () => {
    expect(checkReferral({ ...invited, referrerNo: 'C2', hasOrdered: true }, 'C2', now)).toBe('known');
    expect(checkReferral({ ...invited, referrerNo: 'C3' }, 'C2', now)).toBe('other-code');
    expect(checkReferral(invited, 'C1', now)).toBe('own-code');
  });
});
