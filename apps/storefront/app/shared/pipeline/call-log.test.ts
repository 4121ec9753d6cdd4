import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../testing/run-middleware.fixtures.ts';

let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
  // The settings are read once; tests have no log of requests.
  vi.stubEnv('LOG_REQUESTS', 'true');
  vi.resetModules();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is logged of a page that asks for favourites, and is refused. */
async function loggedOf(status: number, facts: object = {}) {
  const body = { errorDetails: [{ errorId: 'FAV403', message: 'Not for nora@example.com.' }], ...facts };
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const { pipeline } = await import('./index.ts');
  const { publicApiContext } = await import('./context.ts');
  const context = new RouterContextProvider();
  await run(pipeline, new Request('http://localhost:3000/en-us/cart'), {
    context,
    answer: async () => {
      const { wishlists } = context.get(publicApiContext);
      await wishlists.GET('/wishlists/v2/favorites', {}).catch(() => undefined);
      return new Response('ok');
    },
  });
  expect(JSON.stringify(lines)).not.toContain('nora');
  return lines.filter(({ event }) => event !== 'request');
}

const call = { operation: 'GET /wishlists/v2/favorites', errorId: 'FAV403' };

it('a call that is refused is logged with its code, and nothing that the service wrote', async () => {
  expect(await loggedOf(409)).toEqual([
    expect.objectContaining({ level: 'info', event: 'call-refused', status: 409, ...call }),
  ]);
});

it('a 403 that names an application says that the bot defence has stepped in', async () => {
  expect(await loggedOf(403, { appId: 'guard' })).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'bot-defence', appId: 'guard', ...call }),
  );
  lines = [];
  expect(await loggedOf(403)).not.toContainEqual(expect.objectContaining({ event: 'bot-defence' }));
});

it.each([404, 410])('what is not there is not logged: %i', async (status) => {
  expect(await loggedOf(status)).toEqual([]);
});
