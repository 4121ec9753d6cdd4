import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs when the browser is idle, and not when it was called off', () => {
  const idle = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.set(idle.size, run).size - 1);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  const run = vi.fn<() => void>();
  const callOff = whenIdle(run);
  whenIdle(run);
  callOff();
  expect(run).not.toHaveBeenCalled();
  for (const start of idle.values()) start();
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs a moment later in browsers without requestIdleCallback', () => {
  const run = vi.fn<() => void>();
  whenIdle(run)();
  whenIdle(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
