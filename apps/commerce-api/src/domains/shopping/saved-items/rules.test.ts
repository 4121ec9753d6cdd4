import { expect, it } from 'vitest';

import { addPieces, MAX_PIECES, MAX_SAVED_ITEMS, mergeSaved } from './rules.ts';

const one = (variantId: string) => ({ variantId, recipeId: '', quantity: 1 });
const pieces = (...ids: string[]) => ids.map(one);
const many = (prefix: string, count: number) =>
  pieces(...Array.from({ length: count }, (_, index) => `${prefix}${index}`));

it('adds pieces of what is saved twice, as far as the contracts can say', () => {
  expect(addPieces(2, 3)).toBe(5);
  expect(addPieces(MAX_PIECES, 1)).toBe(MAX_PIECES);
});

it('puts a guest’s items after one’s own, and adds up what both have', () => {
  expect(mergeSaved(pieces('A', 'B'), [...pieces('C'), { ...one('A'), quantity: 4 }])).toEqual([
    one('C'),
    { ...one('A'), quantity: 5 },
  ]);
});

it('leaves out new items for which a list has no room, and still adds up the others', () => {
  const own = many('own', MAX_SAVED_ITEMS - 1);
  expect(mergeSaved(own, [...pieces('new', 'late'), ...pieces('own0')])).toEqual([
    one('new'),
    { ...one('own0'), quantity: 2 },
  ]);
});

it('tells designs of one variant apart', () => {
  const designed = { ...one('A'), recipeId: 'R1' };
  expect(mergeSaved(pieces('A'), [designed])).toEqual([designed]);
});
