import { ApiError, TransportError } from '@haberdash/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { optional } from './optional.ts';

const read = { correlationId: 'corr-1' };
const call = { method: 'GET', path: '/products/v1/widgetRecommendations' };
let lines: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part that fails is left out, with one line that names operation, reason and correlation id', async () => {
  const failing = () => Promise.reject(new TransportError('network', call, 'lost'));
  await expect(optional(read, 'similar', failing)).resolves.toBeUndefined();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'part-missing',
      part: 'similar',
      correlationId: 'corr-1',
      operation: 'GET /products/v1/widgetRecommendations',
      reason: 'network',
    }),
  ]);
});

it('a part that does not come is given up within a second, also when the call has not even begun', async () => {
  const part = optional(read, 'favourites', () => new Promise<never>(() => undefined));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(part).resolves.toBeUndefined();
  expect(lines[0]).toContain('"reason":"timeout"');
});

it('a part that a service does not have is no fault', async () => {
  const absent = () => Promise.reject(new ApiError({ status: 404, call, details: [] }));
  await expect(optional(read, 'category', absent)).resolves.toBeUndefined();
  expect(lines).toEqual([]);
});

it('leaves no timer behind a part that came', async () => {
  await expect(optional(read, 'similar', async () => 1)).resolves.toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
