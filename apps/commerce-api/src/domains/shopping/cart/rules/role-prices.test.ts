import { expect, it } from 'vitest';

import { priceFor, rolePrices, type FullLine } from './role-prices.ts';

const line = (parts: Partial<FullLine> = {}): FullLine => ({
  id: 'a',
  quantity: 2,
  unitCurrent: 10_000,
  unitOriginal: 10_000,
  ...parts,
});

it.each([
  ['EMPLOYEE', 8_000, 12_000],
  ['ATHLETE', 6_000, 14_000],
  ['PROSUMER', 5_000, 15_000],
] as const)('takes the percentage of %s off the original price', (role, off, spend) => {
  expect(priceFor(line(), { role, left: 1_000_000 })).toEqual({ off, spend });
});

it('leaves a price alone that is lower already, and counts nothing for it', () => {
  expect(priceFor(line({ unitCurrent: 5_999 }), { role: 'EMPLOYEE', left: 1_000_000 })).toEqual({
    off: 0,
    spend: 0,
  });
  expect(priceFor(line({ unitCurrent: 7_000 }), { role: 'EMPLOYEE', left: 1_000_000 }).off).toBe(2_000);
});

it('leaves gift cards alone', () => {
  expect(priceFor(line({ isGiftCard: true }), { role: 'EMPLOYEE', left: 1_000_000 }).off).toBe(0);
});

it('goes as far as the cap, by whole units, and never beyond it', () => {
  expect(priceFor(line(), { role: 'EMPLOYEE', left: 12_000 })).toEqual({ off: 8_000, spend: 12_000 });
  expect(priceFor(line(), { role: 'EMPLOYEE', left: 11_999 })).toEqual({ off: 4_000, spend: 6_000 });
  expect(priceFor(line(), { role: 'EMPLOYEE', left: 5_999 })).toEqual({ off: 0, spend: 0 });
  expect(priceFor(line(), { role: 'EMPLOYEE', left: -500 })).toEqual({ off: 0, spend: 0 });
});

it('gives each line what the ones before it left of the cap', () => {
  const lines = [
    line(),
    line({ id: 'b', quantity: 1 }),
    line({ id: 'c', quantity: 1, unitOriginal: 2_000, unitCurrent: 2_000 }),
  ];
  const prices = rolePrices(lines, { role: 'EMPLOYEE', left: 14_000 });
  expect([...prices.byLine]).toEqual([
    ['a', 8_000],
    ['c', 800],
  ]);
  expect(prices).toMatchObject({ off: 8_800, spend: 13_200 });
});

it('rounds to the unit', () => {
  expect(
    priceFor(line({ quantity: 1, unitCurrent: 999, unitOriginal: 999 }), { role: 'PROSUMER', left: 1_000 }),
  ).toEqual({
    off: 250,
    spend: 749,
  });
});
