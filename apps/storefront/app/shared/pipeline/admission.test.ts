import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../testing/run-middleware.fixtures.ts';
import { admission, MOST_RUNNING } from './admission.ts';
import { correlation } from './correlation.ts';
import { retryAfter } from './retry-after.ts';
import { site } from './site.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visit = (path: string, respond: () => Promise<Response>, method = 'GET') =>
  run([correlation, retryAfter, site, admission], new Request(`http://shop.test${path}`, { method }), {
    context: new RouterContextProvider(),
    respond,
  });

it('a page that waits too long behind others says so in the language of its site, and when to come back', async () => {
  const slow = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('found')), 3_000));
  const others = Array.from({ length: MOST_RUNNING }, () => visit('/de-de/search', slow));
  const late = visit('/de-de/cart', async () => new Response('bag'));
  const asData = visit('/de-de/cart.data', async () => new Response('bag')).catch(
    (thrown: unknown) => thrown,
  );
  const added = await visit('/de-de/cart', async () => new Response('added'), 'POST');
  expect(await added.text()).toBe('added');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asData).toMatchObject({ data: { kind: 'too-many' }, init: { status: 503 } });
  const response = await late;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).toContain('<html lang="de-DE">');
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  expect(await (await visit('/de-de/cart', async () => new Response('bag'))).text()).toBe('bag');
});
