import { describe, expect, it } from 'vitest';

import { isExpired } from '../../customers/consumers/rules/card-end.ts';
import { rejectNoMember } from '../../customers/consumers/rules/membership.ts';
import { checkReward, rewardCode, rewardEnd } from './rules.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

describe('a card', () => {
  it.each([
    ['of last month', 5, 2026, true],
    ['of this month', 6, 2026, false],
    ['of last year', 12, 2025, true],
    ['of December', 12, 2026, false],
  ])('%s has ended: %s/%s is %s', (_name, expirationMonth, expirationYear, ended) =>
    expect(isExpired({ expirationMonth, expirationYear }, now)).toBe(ended),
  );
});

describe('a reward', () => {
  it('is for confirmed members', () => {
    expect(rejectNoMember(undefined)).toBe('REW130');
    expect(rejectNoMember({ status: 'UNCONFIRMED', points: 900 })).toBe('REW135');
    expect(rejectNoMember({ status: 'CONFIRMED', points: 0 })).toBeUndefined();
  });
  it.each([
    [1_000, { ok: true, amount: 1_000 }],
    [1_200, { ok: true, amount: 1_200 }],
    [1_300, { ok: false, errorId: 'REW140' }],
    [150, { ok: false, errorId: 'API400' }],
  ])('of %i points out of 1240', (points, verdict) =>
    expect(checkReward({ status: 'CONFIRMED', points: 1_240 }, points)).toEqual(verdict),
  );
  it('has a code that can be read aloud', () => expect(rewardCode((most) => most - 1)).toBe('RWD-9999-9999'));
  it('ends after ninety days', () => expect(rewardEnd(now).toISOString()).toBe('2026-09-13T12:00:00.000Z'));
});
