import { expect, it } from 'vitest';

import { editDistance, lettersOf, mayBeNear } from './edit-distance.ts';

const WORDS = ['jacket', 'jakcet', 'jackets', 'packet', 'rucksack', 'rucksak', 'socken', 'sock', 'zelt', 'x'];

it.each([
  ['jacket', 'jakcet', 1],
  ['rucksack', 'rucksak', 1],
  ['jacket', 'packets', 2],
  ['jacket', 'zelt', 3],
])('between %s and %s there are %i changes', (left, right, distance) =>
  expect(editDistance(left, right, 2)).toBe(distance),
);

it('words that are near are never ruled out by their letters', () => {
  const missed = WORDS.flatMap((left) =>
    WORDS.filter(
      (right) => editDistance(left, right, 2) <= 2 && !mayBeNear(lettersOf(left), lettersOf(right), 2),
    ),
  );
  expect(missed).toEqual([]);
  expect(mayBeNear(lettersOf('jacket'), lettersOf('mondbus'), 2)).toBe(false);
});
