import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { watchLog } from '../testing/log-lines.fixtures.ts';
import { run } from '../testing/run-middleware.fixtures.ts';

const lines = watchLog();

async function logged(path: string, status: number, signal?: AbortSignal) {
  const { correlationContext, siteContext } = await import('./context.ts');
  const { requestLog } = await import('./request-log.ts');
  const context = new RouterContextProvider();
  context.set(siteContext, sites[0]);
  context.set(correlationContext, 'correlation-0001');
  const request = new Request(`http://localhost:3000${path}`, signal === undefined ? {} : { signal });
  await run([requestLog], request, { context, respond: () => new Response(null, { status }) });
  return lines();
}

it('says of a public page where it was', async () => {
  expect(await logged('/en-us/search?q=secret', 200)).toEqual([
    expect.objectContaining({ level: 'info', page: 'search', path: '/en-us/search', status: 200 }),
  ]);
});

it.each(['/en-us/cart', '/en-us/favorites/AbC', '/en-us/%66avorites/AbC'])(
  'says the page and not the path of %s',
  async (path) => {
    const [line] = await logged(path, 200);
    expect(line).toMatchObject({ status: 200 });
    expect(JSON.stringify(line)).not.toContain('avorites/AbC');
    expect(line).not.toHaveProperty('path');
  },
);

it('says of a failure that it is one', async () => {
  expect(await logged('/en-us/cart', 500)).toEqual([
    expect.objectContaining({ level: 'error', page: 'cart', status: 500 }),
  ]);
});

it('does not log a failure when a visitor has left before the response', async () => {
  expect(await logged('/en-us/cart', 500, AbortSignal.abort())).toEqual([
    expect.objectContaining({ level: 'info', page: 'cart', status: 499 }),
  ]);
});
