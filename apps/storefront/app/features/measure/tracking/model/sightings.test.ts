import { expect, it } from 'vitest';
import { createSightings } from './sightings.ts';

it.each([
  ['known before it is seen', ['expect', 'see']],
  ['seen before it is known', ['see', 'expect']],
  ['seen twice', ['expect', 'see', 'see']],
] as const)('a thing that is %s is told once', (_, steps) => {
  const reported: string[] = [];
  const sightings = createSightings();
  for (const step of steps) {
    if (step === 'see') sightings.see('row');
    else sightings.expect('row', () => reported.push('row'));
  }
  expect(reported).toEqual(['row']);
});

it('what was seen on one page is not seen on the next', () => {
  const reported: string[] = [];
  const sightings = createSightings();
  sightings.see('row');
  sightings.clear();
  sightings.expect('row', () => reported.push('row'));
  expect(reported).toEqual([]);
});
