import { expect, it } from 'vitest';
import { BURST_MS, createOnePress } from './one-press.ts';

/** Presses at these times, each with its result `resultAfterMs` later; returns how many count. */
function countOf(presses: readonly number[], resultAfterMs: number): number {
  let now = 0;
  let due = Number.POSITIVE_INFINITY;
  let count = 0;
  const button = createOnePress(() => now);
  for (now of presses) {
    if (now >= due) {
      button.settle();
      due = Number.POSITIVE_INFINITY;
    }
    if (!button.press()) continue;
    count += 1;
    due = now + resultAfterMs;
  }
  return count;
}

const FIVE = [0, 60, 120, 180, 240];

it.each([0, 50, 100, 200, 5_000])(
  'five quick presses are one, with a result after %d ms',
  (resultAfterMs) => {
    expect(countOf(FIVE, resultAfterMs)).toBe(1);
  },
);

it('presses of the same moment are one', () => {
  expect(countOf([0, 0, 0], 0)).toBe(1);
});

it('a press while one is under way is no new one, however late it comes', () => {
  expect(countOf([0, 1_000, 2_000], 2_500)).toBe(1);
});

it('each press after the result is a new one', () => {
  expect(countOf([0, BURST_MS, 2 * BURST_MS], 300)).toBe(3);
});
