import { expect, it } from 'vitest';

import { sumQuantities, MAX_QUANTITY, MAX_SAVED_ITEMS, mergeSaved } from './rules.ts';

const one = (variantId: string) => ({ variantId, recipeId: '', quantity: 1 });
const items = (...ids: string[]) => ids.map(one);
const many = (prefix: string, count: number) =>
  items(...Array.from({ length: count }, (_, index) => `${prefix}${index}`));

it('adds quantities of equal items up to the contract’s maximum', () => {
  expect(sumQuantities(2, 3)).toBe(5);
  expect(sumQuantities(MAX_QUANTITY, 1)).toBe(MAX_QUANTITY);
});

it('puts a guest’s items after one’s own, and adds up what both have', () => {
  expect(mergeSaved(items('A', 'B'), [...items('C'), { ...one('A'), quantity: 4 }])).toEqual([
    one('C'),
    { ...one('A'), quantity: 5 },
  ]);
});

it('leaves out new items for which a list has no room, and still adds up the others', () => {
  const own = many('own', MAX_SAVED_ITEMS - 1);
  expect(mergeSaved(own, [...items('new', 'late'), ...items('own0')])).toEqual([
    one('new'),
    { ...one('own0'), quantity: 2 },
  ]);
});

it('distinguishes designs of one variant', () => {
  const designed = { ...one('A'), recipeId: 'R1' };
  expect(mergeSaved(items('A'), [designed])).toEqual([designed]);
});
