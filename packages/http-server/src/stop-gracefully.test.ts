import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeStoppable } from './stop-gracefully.ts';

let server: Server | undefined;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server?.closeAllConnections();
  server?.close();
});

const ask = (url: string): Promise<{ status: number | undefined; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (result) => {
      result.resume();
      result.once('end', () => resolve({ status: result.statusCode, connection: result.headers.connection }));
    }).once('error', reject);
  });

/** A server with a response that takes as long as requested. */
async function startServer() {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const made = createServer();
  const stoppable = makeStoppable(made);
  made.on('request', ({ url }, response) => {
    if (url === '/quick') response.end('quick');
    else {
      begun.resolve();
      void release.promise.then(() => response.end('slow'));
    }
  });
  server = made;
  await new Promise<void>((listening) => made.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const { port } = made.address() as AddressInfo;
  return {
    ...stoppable,
    made,
    port,
    origin: `http://127.0.0.1:${port}`,
    begun: begun.promise,
    release: release.resolve,
  };
}

it('completes started responses, ends their connections, and accepts no new one', async () => {
  const { stop, isStopping, origin, begun, release } = await startServer();
  const slow = ask(`${origin}/slow`);
  await begun;
  const stopped = stop();
  expect(isStopping()).toBe(true);
  await expect(
    new Promise((resolve, reject) => {
      get(`${origin}/quick`, { agent: false }, resolve).once('error', reject);
    }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  release();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  expect(await stopped).toBe(true);
});

it('handles requests already sent over a keep-alive connection', async () => {
  const { stop, origin } = await startServer();
  expect((await ask(`${origin}/quick`)).connection).toBe('keep-alive');
  const stopped = stop();
  expect(await ask(`${origin}/quick`)).toEqual({ status: 200, connection: 'close' });
  expect(await stopped).toBe(true);
});

it('does not wait for a caller who never sends the rest of a request', async () => {
  const { stop, made, port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const arrived = new Promise((resolve) =>
    made.once('connection', (connection) => connection.once('data', resolve)),
  );
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\nX-Half');
  await arrived;
  expect(await stop({ lingerMs: 10 })).toBe(true);
  socket.destroy();
});

it('cuts off slow responses, and returns false', async () => {
  const { stop, origin, begun } = await startServer();
  const slow = ask(`${origin}/slow`);
  await begun;
  const [stopped, result] = await Promise.allSettled([stop({ lingerMs: 1, longestMs: 20 }), slow]);
  expect(stopped).toEqual({ status: 'fulfilled', value: false });
  expect(result.status).toBe('rejected');
});
