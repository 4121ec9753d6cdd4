import { ApiError } from '@haberdash/api-client';
import { expect, it, vi } from 'vitest';
import { createSwrCache } from './swr-cache.ts';
import { cacheReads } from './cache-reads.ts';

const setUp = () => {
  let now = 0;
  const GET = vi.fn(async (path: string, _options?: object) => ({ path }));
  const stored = createSwrCache<unknown>({ freshMs: 5_000, staleMs: 10_000 }, () => now);
  return {
    GET,
    of: (scope: string) => cacheReads({ GET }, scope, stored),
    pass: (ms: number) => (now += ms),
  };
};

it('the same read is one call and one answer while it is fresh', async () => {
  const { GET, of, pass } = setUp();
  const params = { query: { q: 'jacket' } };
  const first = await of('us').GET('/a', { params });
  expect(await of('us').GET('/a', { params })).toBe(first);
  expect(GET).toHaveBeenCalledTimes(1);
  pass(10_001);
  await of('us').GET('/a', { params });
  expect(GET).toHaveBeenCalledTimes(2);
});

it('another site, path or parameter is another read', async () => {
  const { GET, of } = setUp();
  await of('us').GET('/a');
  await of('de').GET('/a');
  await of('us').GET('/b');
  await of('us').GET('/a', { params: { query: { page: 2 } } });
  expect(GET).toHaveBeenCalledTimes(4);
});

it('an error is not kept, and a read that may be cancelled never is', async () => {
  const { GET, of } = setUp();
  GET.mockRejectedValueOnce(new Error('down'));
  await expect(of('us').GET('/a')).rejects.toThrow('down');
  await of('us').GET('/a');
  const { signal } = new AbortController();
  await of('us').GET('/a', { signal });
  await of('us').GET('/a', { signal });
  expect(GET).toHaveBeenCalledTimes(4);
});

it('who waits for the read of a visitor who asked too often gets an answer of his own', async () => {
  const { GET, of } = setUp();
  const call = { method: 'GET', path: '/a' };
  const details = [{ errorId: 'API429', message: '' }];
  GET.mockRejectedValueOnce(new ApiError({ status: 429, details, call }));
  const [limited, other] = await Promise.allSettled([of('us').GET('/a'), of('us').GET('/a')]);
  expect(limited).toMatchObject({ status: 'rejected', reason: { status: 429 } });
  expect(other).toEqual({ status: 'fulfilled', value: { path: '/a' } });
});
