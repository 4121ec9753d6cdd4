import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from './watch.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('all readers get a change within 300 ms, polled once for all of them', async () => {
  let content = 'a';
  const read = vi.fn<() => Promise<string>>(async () => content);
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [watch('view', read, one), watch('view', read, other)];
  await vi.advanceTimersByTimeAsync(250);
  const requested = read.mock.calls.length;
  expect([one.mock.calls.length, requested]).toEqual([0, 2]);
  content = 'b';
  await vi.advanceTimersByTimeAsync(300);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  for (const stop of stops) stop();
});

it('polling stops without readers, and slows down while the service is unavailable', async () => {
  const read = vi.fn<() => Promise<string>>(async () => Promise.reject(new Error('away')));
  const stop = watch('away', read, () => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  stop();
  const requested = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read.mock.calls.length).toBe(requested);
});
