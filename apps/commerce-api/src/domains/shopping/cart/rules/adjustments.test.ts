import { expect, it } from 'vitest';

import { adjust, isAllowed, type Adjustment } from './adjustments.ts';

const terms = (parts: Partial<Adjustment> = {}): Adjustment => ({
  id: 'one',
  lineId: 'a',
  type: 'PERCENTAGE',
  value: 1_500,
  reason: 'DAMAGED',
  ...parts,
});
const lines = [
  { id: 'a', quantity: 2, rest: 10_000 },
  { id: 'b', quantity: 1, rest: 5_000 },
];
const off = (...adjustments: Adjustment[]) => {
  const { amounts, byLine } = adjust(lines, adjustments);
  return { amounts: Object.fromEntries(amounts), byLine: Object.fromEntries(byLine) };
};

it.each<[string, Partial<Adjustment>, number]>([
  ['a percentage', {}, 1_500],
  ['an amount', { type: 'AMOUNT', value: 1_000 }, 1_000],
  ['a fixed price of one piece', { type: 'FIXED_PRICE', value: 4_000 }, 2_000],
])('lowers a line by %s', (_name, parts, amount) => {
  expect(off(terms(parts))).toEqual({ amounts: { one: amount }, byLine: { a: amount } });
});

it('lowers the order by what is left of its lines, each by its share', () => {
  expect(off(terms(), terms({ id: 'all', lineId: null, value: 1_000 }))).toEqual({
    amounts: { one: 1_500, all: 1_350 },
    byLine: { a: 1_500 + 850, b: 500 },
  });
});

it.each<[string, Partial<Adjustment>, boolean]>([
  ['half of the price', { value: 5_000 }, true],
  ['more than half', { value: 5_001 }, false],
  ['nothing', { value: 0 }, false],
  ['an amount up to half', { type: 'AMOUNT', value: 5_000 }, true],
  ['an amount above', { type: 'AMOUNT', value: 5_001 }, false],
  ['a fixed price that is no lower', { type: 'FIXED_PRICE', value: 5_000 }, false],
  ['a fixed price below half', { type: 'FIXED_PRICE', value: 2_499 }, false],
])('may take off %s: %s', (_name, parts, isFine) => {
  expect(isAllowed(terms(parts), 10_000, 2)).toBe(isFine);
});

it('takes off no more than half of a cart that has become smaller, and never raises a price', () => {
  const small = [{ id: 'a', quantity: 1, rest: 1_000 }];
  expect(adjust(small, [terms({ type: 'AMOUNT', value: 900 })]).byLine.get('a')).toBe(500);
  expect(adjust(small, [terms({ type: 'FIXED_PRICE', value: 4_000 })]).byLine.get('a')).toBe(0);
});

it('leaves out what belongs to a line that is gone', () => {
  expect(off(terms({ lineId: 'gone' }))).toEqual({ amounts: {}, byLine: {} });
});
