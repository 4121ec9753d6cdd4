import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { finishOnClose } from './finish-on-close.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

interface ReceivedResponse {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

const request = (url: string): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      );
    }).once('error', reject);
  });

/** An app with a response of controlled duration. */
async function startApp(options?: Parameters<typeof finishOnClose>[1]) {
  const app = Fastify({ return503OnClosing: false });
  const finish = finishOnClose(app, options);
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    begun.resolve();
    await release.promise;
    return 'slow';
  });
  await app.register(async (scope) => void scope.addHook('preClose', finish));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin, begun: begun.promise, release: release.resolve };
}

it('finishes running requests with connection: close, and takes no new one', async () => {
  const { app, origin, begun, release } = await startApp();
  const slow = request(`${origin}/slow`);
  await begun;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(
    new Promise((resolve, reject) => {
      get(`${origin}/quick`, { agent: false }, resolve).once('error', reject);
    }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  release();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  await closed;
});

it('responds to a request on a kept-alive connection', async () => {
  const { app, origin } = await startApp();
  await request(`${origin}/quick`);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(await request(`${origin}/quick`)).toEqual({ status: 200, connection: 'close' });
  await closed;
});

it('does not wait for a caller who never sends the rest of a request', async () => {
  const { app, origin } = await startApp();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const arrived = new Promise((resolve) =>
    app.server.once('connection', (connection) => connection.once('data', resolve)),
  );
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\nX-Half');
  await arrived;
  await app.close();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});

it('cuts off what takes longer than a stop may', async () => {
  const { app, origin, begun } = await startApp({ lingerMs: 1, longestMs: 20 });
  const slow = request(`${origin}/slow`).catch((error: unknown) => error);
  await begun;
  await app.close();
  expect(await slow).toMatchObject({ code: 'ECONNRESET' });
});
