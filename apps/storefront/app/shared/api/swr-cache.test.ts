import { expect, it, vi } from 'vitest';
import { createSwrCache } from './swr-cache.ts';

it('a response is served for its whole stale time while newer ones fail, and then the failure is thrown', async () => {
  let time = 0;
  const stored = createSwrCache<string>({ freshMs: 5_000, staleMs: 10_000 }, () => time);
  const fail = vi.fn(() => Promise.reject(new Error('the service lies')));
  await stored.get('a', async () => 'old');
  for (time = 6_000; time <= 10_000; time += 1_000) {
    await expect(stored.get('a', fail)).resolves.toBe('old');
    await Promise.resolve();
  }
  expect(fail.mock.calls.length).toBeGreaterThan(1);
  time = 10_001;
  await expect(stored.get('a', fail)).rejects.toThrow('the service lies');
});

it('an outdated response is loaded again before it is used, and stays while that fails', async () => {
  const stored = createSwrCache<string>({ freshMs: 5_000, staleMs: 10_000 }, () => 0);
  await stored.get('a', async () => 'old');
  let finish: (value: string) => void = () => undefined;
  const slow = stored.get('b', () => new Promise<string>((resolve) => (finish = resolve)));
  stored.outdate();
  await expect(stored.get('a', () => Promise.reject(new Error('down')))).resolves.toBe('old');
  await expect(stored.get('a', async () => 'new')).resolves.toBe('new');
  await expect(stored.get('a', async () => 'newer')).resolves.toBe('new');
  // A load that began before may have read the earlier content.
  finish('old');
  await slow;
  await expect(stored.get('b', async () => 'new')).resolves.toBe('new');
});
