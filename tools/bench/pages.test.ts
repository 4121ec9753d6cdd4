import { expect, it } from 'vitest';
import { blocking } from './pages.ts';

const tasks = [
  { start: 100, end: 300 },
  { start: 400, end: 450 },
  { start: 500, end: 580 },
];

it('what a task takes beyond 50 ms blocks, shorter tasks do not', () => {
  expect(blocking(tasks, 0, Infinity)).toBe(150 + 30);
});

it('a task across the first paint counts on each side by its part', () => {
  expect(blocking(tasks, 0, 220)).toBe(70);
  expect(blocking(tasks, 220, Infinity)).toBe(30 + 30);
});
