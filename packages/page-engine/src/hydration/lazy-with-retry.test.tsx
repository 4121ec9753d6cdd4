// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.ts';

const Bag = () => <p>Your bag</p>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a view whose code fails `timesLost` times, for ten seconds; returns loads and give-ups. */
async function show(timesLost: number): Promise<{ asked: number; givenUp: number }> {
  const counts = { asked: 0, givenUp: 0 };
  const View = lazyWithRetry(
    async () => {
      counts.asked += 1;
      if (counts.asked <= timesLost) throw new TypeError('Failed to fetch dynamically imported module');
      return Bag;
    },
    () => (counts.givenUp += 1),
  );
  render(
    <Suspense fallback={<p>The page</p>}>
      <View />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return counts;
}

it('code that comes is shown', async () => {
  expect(await show(0)).toEqual({ asked: 1, givenUp: 0 });
  expect(screen.getByText('Your bag')).toBeDefined();
});

it('code that failed to load twice is loaded again', async () => {
  expect(await show(2)).toEqual({ asked: 3, givenUp: 0 });
  expect(screen.getByText('Your bag')).toBeDefined();
});

it('code that fails to load calls onLost, and the page stays', async () => {
  expect(await show(Infinity)).toEqual({ asked: 3, givenUp: 1 });
  expect(screen.getByText('The page')).toBeDefined();
});
