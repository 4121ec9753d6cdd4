import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allocate, type OfferedTender } from './allocate.ts';
import { TENDER_METHODS } from './methods.ts';

const providers = { WALLET: { least: 1, most: 50_000 }, PAY_LATER: { least: 3_500, most: 9_000 } };
const rules = { minimumPoints: 500, athleteCredit: 0, providers, giftCardsMost: 10_000 };
const tender = (method: OfferedTender['method'], available = 0, most: number | null = null) => ({
  method,
  available,
  most,
});

describe('tenders', () => {
  it.each([
    ['a card pays all of it', [tender('CREDIT_CARD')], [10_000], 0],
    ['a gift card pays what it has', [tender('GIFT_CARD', 3_550)], [3_550], 6_450],
    ['a gift card pays no more than is asked for', [tender('GIFT_CARD', 3_550, 1_000)], [1_000], 9_000],
    ['a card pays the rest', [tender('CREDIT_CARD'), tender('GIFT_CARD', 3_550)], [6_450, 3_550], 0],
    [
      'gift cards pay in their order',
      [tender('GIFT_CARD', 8_000), tender('GIFT_CARD', 8_000)],
      [8_000, 2_000],
      0,
    ],
    ['points pay whole units', [tender('LOYALTY_POINTS', 1_277)], [1_200], 8_800],
    ['points below the minimum pay nothing', [tender('LOYALTY_POINTS', 499)], [0], 10_000],
    [
      'points come before gift cards',
      [tender('GIFT_CARD', 9_950), tender('LOYALTY_POINTS', 600)],
      [9_400, 600],
      0,
    ],
    ['a provider pays what it takes', [tender('PAY_LATER'), tender('GIFT_CARD', 1_000)], [9_000, 1_000], 0],
    ['and nothing above it', [tender('PAY_LATER')], [0], 10_000],
    ['and nothing below it', [tender('PAY_LATER'), tender('GIFT_CARD', 6_501)], [0, 6_501], 3_499],
  ])('add up: %s', (_name, tenders, amounts, remaining) => {
    expect(allocate(10_000, tenders, rules)).toEqual({ amounts, remaining });
  });

  it('buy no gift card with gift cards', () => {
    const cards = [tender('GIFT_CARD', 8_000), tender('GIFT_CARD', 8_000), tender('CREDIT_CARD')];
    const amounts = (giftCardsMost: number) => allocate(10_000, cards, { ...rules, giftCardsMost }).amounts;
    expect(amounts(0)).toEqual([0, 0, 10_000]);
    expect(amounts(9_000)).toEqual([8_000, 1_000, 1_000]);
  });

  it('of an athlete rule rewards out while credit is left beside what it pays (reading 10)', () => {
    const both = [tender('ATHLETES_PAYMENT', 12_000), tender('REWARD_CODE', 1_000)];
    expect(allocate(10_000, both, { ...rules, athleteCredit: 12_000 }).amounts).toEqual([10_000, 0]);
    const usedUp = [tender('ATHLETES_PAYMENT', 9_500), tender('REWARD_CODE', 1_000)];
    expect(allocate(10_000, usedUp, { ...rules, athleteCredit: 9_500 }).amounts).toEqual([9_500, 500]);
    const unused = [tender('REWARD_CODE', 1_000)];
    expect(allocate(10_000, unused, { ...rules, athleteCredit: 9_500 }).amounts).toEqual([0]);
  });

  it('and what remains add up to the total, and none pays more than it has, for any mix', () => {
    const mix = fc.array(
      fc.record({
        method: fc.constantFrom(...TENDER_METHODS),
        available: fc.nat(20_000),
        most: fc.option(fc.integer({ min: 1, max: 20_000 })),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.nat(50_000), mix, fc.nat(5_000), (total, tenders, athleteCredit) => {
        const { amounts, remaining } = allocate(total, tenders, { ...rules, athleteCredit });
        expect(amounts.reduce((sum, amount) => sum + amount, remaining)).toBe(total);
        expect(Math.min(remaining, ...amounts)).toBeGreaterThanOrEqual(0);
        for (const [at, { method, available, most }] of tenders.entries()) {
          if (['CREDIT_CARD', 'WALLET', 'PAY_LATER'].includes(method)) continue;
          expect(amounts[at]).toBeLessThanOrEqual(Math.min(available, most ?? available));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
