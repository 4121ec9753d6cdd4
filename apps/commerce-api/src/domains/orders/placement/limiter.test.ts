import { expect, it } from 'vitest';

import { createLimiter } from './limiter.ts';

it('runs tasks in order, up to its limit in parallel', async () => {
  const limiter = createLimiter(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_entry, index) =>
      limiter.run(async () => {
        order.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('gives the place of a task that failed to the next one', async () => {
  const limiter = createLimiter(1);
  const failing = limiter.run(() => Promise.reject(new TypeError('no')));
  const next = limiter.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
