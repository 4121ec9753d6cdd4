import { expect, it } from 'vitest';

import { createTallies } from './tallies.ts';

it('remembers a caller until the window ends', () => {
  const tallies = createTallies();
  tallies.find('searches-address', 'a', 60_000, 0).unwritten = 7;
  expect(tallies.find('searches-address', 'a', 60_000, 59_999).unwritten).toBe(7);
  expect(tallies.find('searches-address', 'a', 60_000, 60_000).unwritten).toBe(0);
});

it('does not grow with callers who never come back, nor with any number of them at the same time', () => {
  const tallies = createTallies(100);
  for (let minute = 0; minute < 100; minute += 1)
    tallies.find('searches-address', `${minute}`, 60_000, minute * 60_000);
  expect(tallies.size()).toBeLessThanOrEqual(2);
  for (let caller = 0; caller < 1_000; caller += 1) tallies.find('searches-address', `${caller}`, 60_000, 0);
  expect(tallies.size()).toBeLessThanOrEqual(100);
});
