import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { watchLog } from '../testing/log-lines.fixtures.ts';
import { run } from '../testing/run-middleware.fixtures.ts';

const lines = watchLog();

async function loggedOf(method: 'GET' | 'POST', status: number, facts: object = {}) {
  const body = { errorDetails: [{ errorId: 'FAV403', message: 'Not for nora@example.com.' }], ...facts };
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const { pipeline } = await import('./index.ts');
  const { publicApiContext } = await import('./context.ts');
  const context = new RouterContextProvider();
  await run(pipeline, new Request('http://localhost:3000/en-us/cart'), {
    context,
    respond: async () => {
      const { wishlists } = context.get(publicApiContext);
      const requested =
        method === 'GET'
          ? wishlists.GET('/wishlists/v2/favorites', {})
          : wishlists.POST('/wishlists/v2/favorites', {
              body: { id: 'NF100234', itemType: 'product', qty: 1 },
            });
      await requested.catch(() => undefined);
      return new Response('ok');
    },
  });
  expect(JSON.stringify(lines())).not.toContain('nora');
  return lines().filter(({ event }) => event !== 'request');
}

it('a change that is rejected is logged with its code, and nothing that the service wrote', async () => {
  expect(await loggedOf('POST', 409)).toEqual([
    expect.objectContaining({
      level: 'info',
      event: 'call-rejected',
      operation: 'POST /wishlists/v2/favorites',
      status: 409,
      errorId: 'FAV403',
    }),
  ]);
});

it('a 403 that names an application says that the bot defence has stepped in', async () => {
  expect(await loggedOf('GET', 403, { appId: 'guard' })).toEqual([
    expect.objectContaining({ level: 'warn', event: 'bot-defence', appId: 'guard', errorId: 'FAV403' }),
  ]);
});

it.each([
  ['GET', 404],
  ['GET', 409],
  ['GET', 403],
  ['POST', 500],
] as const)('what the caller logs already is not logged again: %s, %i', async (method, status) => {
  expect(await loggedOf(method, status)).toEqual([]);
});
