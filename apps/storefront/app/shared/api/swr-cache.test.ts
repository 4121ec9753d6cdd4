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
