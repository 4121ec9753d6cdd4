import { expect, it } from 'vitest';
import { othersAt } from './presence.server.ts';

it('names the others who have the same document open, until they have been silent for 25 seconds', () => {
  expect(othersAt('en-us page/a', 'ann', 0)).toEqual([]);
  expect(othersAt('en-us page/a', 'bo', 1_000)).toEqual(['ann']);
  expect(othersAt('en-us page/b', 'cy', 1_000)).toEqual([]);
  expect(othersAt('en-us page/a', 'ann', 20_000)).toEqual(['bo']);
  expect(othersAt('en-us page/a', 'bo', 46_000)).toEqual([]);
});
