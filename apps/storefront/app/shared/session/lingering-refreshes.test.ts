import { createSession, type SessionSnapshot } from '@haberdash/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LingeringRefreshes } from './lingering-refreshes.ts';

const old: SessionSnapshot = { accessToken: 'old', refreshToken: 'r1', expiresAt: 0, usid: 'usid-1234' };
const fresh: SessionSnapshot = { accessToken: 'new', refreshToken: 'r2', expiresAt: 9e15, usid: 'usid-1234' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sessionOf = (refreshes: LingeringRefreshes, requestToken: () => Promise<SessionSnapshot>) =>
  createSession({
    storage: { read: () => old, write: () => undefined, clear: () => undefined },
    requestToken,
    now: () => 1,
    wait: async () => undefined,
    refreshes,
  });

it('gives a request that left before the new cookie arrived the same token', async () => {
  const refreshes = new LingeringRefreshes();
  const requestToken = vi.fn(async () => fresh);
  await sessionOf(refreshes, requestToken).accessToken();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sessionOf(refreshes, requestToken).accessToken()).toBe('new');
  expect(requestToken).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshes.size).toBe(0);
});

it('forgets a refresh that failed, so that the next request tries again', async () => {
  const refreshes = new LingeringRefreshes();
  const requestToken = vi
    .fn<() => Promise<SessionSnapshot>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(fresh);
  await expect(sessionOf(refreshes, requestToken).accessToken()).rejects.toThrow('down');
  expect(await sessionOf(refreshes, requestToken).accessToken()).toBe('new');
});
