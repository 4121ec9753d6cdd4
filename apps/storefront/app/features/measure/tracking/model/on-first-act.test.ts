// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstAct } from './on-first-act.ts';

const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // Stylesheets that wait are the sign of a page that has not been used.
  document.head.innerHTML = '<link rel="stylesheet" media="print">';
});
afterEach(() => {
  vi.useRealTimers();
  run.mockClear();
});

it('runs once, with the first act', () => {
  onFirstAct(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  expect(run).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it('runs in time on a page without an act', () => {
  onFirstAct(run);
  vi.advanceTimersByTime(3_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run once it is called off', () => {
  onFirstAct(run)();
  window.dispatchEvent(new Event('wheel'));
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
