// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECHECK_MS, useRecheck } from './use-recheck.ts';

const loaded: string[] = [];
const load = (href: string): void => void loaded.push(href);

function Page() {
  useRecheck('/en-gb/checkout/outcome?try=1', load);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  loaded.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const shop = (isReachable: () => boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (isReachable()) return new Response();
    throw new TypeError('Failed to fetch');
  });

it('looks again after a while', async () => {
  shop(() => true);
  render(<Page />);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(RECHECK_MS);
  expect(loaded).toEqual(['/en-gb/checkout/outcome?try=1']);
});

it('stays while the shop cannot be reached, and looks as soon as it can', async () => {
  let isUp = false;
  shop(() => isUp);
  render(<Page />);
  await vi.advanceTimersByTimeAsync(RECHECK_MS * 5);
  expect(loaded).toEqual([]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(RECHECK_MS);
  expect(loaded).toHaveLength(1);
});

it('leaves a shopper alone who has gone on', async () => {
  shop(() => true);
  const { unmount } = render(<Page />);
  unmount();
  await vi.advanceTimersByTimeAsync(RECHECK_MS * 3);
  expect(loaded).toEqual([]);
});
