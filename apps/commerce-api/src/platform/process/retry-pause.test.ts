import { expect, it } from 'vitest';

import { retryPause } from './retry-pause.ts';

const MINUTE = 60_000;

it('tries a task again soon, and half as often with every failure, up to the limit', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 5_000].map((tries) => retryPause(tries, 10 * MINUTE) / MINUTE);
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 10, 10, 10]);
});

it('rests as long after a task that was never tried as after its first failure', () => {
  expect(retryPause(0, MINUTE)).toBe(retryPause(1, MINUTE));
});
