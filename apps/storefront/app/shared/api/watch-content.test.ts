import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRevision } from './watch-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports each change of the revision once, and neither the first one nor a failed look', async () => {
  const revisions: (string | Error)[] = ['a', 'a', 'b', new Error('down'), 'b', 'c'];
  const onChange = vi.fn();
  const read = vi.fn(async () => {
    const next = revisions.shift() ?? 'c';
    if (next instanceof Error) throw next;
    return next;
  });
  const stop = watchRevision({ read, onChange, everyMs: 1_000 });
  const seen: number[] = [];
  for (let look = 0; look < 6; look += 1) {
    await vi.advanceTimersByTimeAsync(look === 0 ? 0 : 1_000);
    seen.push(onChange.mock.calls.length);
  }
  expect(seen).toEqual([0, 0, 1, 1, 1, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(6);
});
