import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

const handle = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => handle,
}));

const config = { publicOrigin: 'https://shop.example' };
const build = {} as ServerBuild;

it('reads a whole home page before it is done', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull: (stream) => {
        isRead = true;
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  handle.mockResolvedValueOnce(new Response(body));
  await warmUp(build, config);
  expect([handle.mock.lastCall?.[0].url, isRead]).toEqual(['https://shop.example/en-us', true]);
});

it('lets a start go on without a service', async () => {
  handle.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(warmUp(build, config)).resolves.toBeUndefined();
});

it('gives up a page that takes too long', async () => {
  handle.mockReturnValueOnce(new Promise(() => undefined));
  const done = warmUp(build, config, 5);
  await expect(done).resolves.toBeUndefined();
  expect(handle.mock.lastCall?.[0].signal.aborted).toBe(true);
});
