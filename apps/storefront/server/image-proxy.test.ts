import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { deferred } from './deferred.fixtures.ts';
import { createImageProxy } from './image-proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A proxy in front of a service. */
async function startProxy(
  service: RequestListener,
  options: { readonly timeoutMs?: number; readonly maxConnections?: number } = {},
  onAsked: (path: string | undefined) => void = () => undefined,
): Promise<string> {
  const proxy = createImageProxy({ imageUrl: await listen(service), ...options });
  return listen((request, response) => {
    proxy(request, response);
    onAsked(request.url);
  });
}

it('passes a picture on, without the cookies of its caller', async () => {
  const asked: IncomingMessage['headers'][] = [];
  const origin = await startProxy((request, response) => {
    asked.push(request.headers);
    response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'a=1' }).end('picture');
  });
  const answer = await fetch(`${origin}/images/a.webp`, { headers: { cookie: 'session=1' } });
  expect(await answer.text()).toBe('picture');
  expect([answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
    'image/webp',
    null,
  ]);
  expect(asked[0]?.cookie).toBeUndefined();
});

it.each([
  ['cuts the connection', (request: IncomingMessage) => request.socket.resetAndDestroy(), 502],
  ['does not answer in time', () => undefined, 504],
] as const)('a service that %s is answered for, with when to try again', async (_what, service, status) => {
  const origin = await startProxy(service, { timeoutMs: 50 });
  const answer = await fetch(`${origin}/images/a.webp`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('This picture cannot be had right now.');
});

it('a service that is not there is answered for', async () => {
  const proxy = createImageProxy({ imageUrl: 'http://127.0.0.1:1' });
  const origin = await listen((request, response) => void proxy(request, response));
  expect((await fetch(`${origin}/images/a.webp`)).status).toBe(502);
});

it('a picture that breaks off in the middle breaks off for its caller too', async () => {
  const origin = await startProxy((request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' });
    response.write('half', () => request.socket.resetAndDestroy());
  });
  const answer = await fetch(`${origin}/images/a.webp`);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await fetch(`${origin}/images/b.webp`)).status).toBe(200);
});

it('a caller who leaves cancels the request, also one that waits for a free connection', async () => {
  const asked: string[] = [];
  const left = deferred();
  const arrived = deferred();
  const isWaiting = deferred();
  const origin = await startProxy(
    (request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/images/last') response.end('last');
      else arrived.resolve();
      response.once('close', () => left.resolve());
    },
    { maxConnections: 1 },
    (path) => path === '/images/waiting' && isWaiting.resolve(),
  );
  const leave = (path: string) => get(origin + path).on('error', () => undefined);
  const first = leave('/images/first');
  await arrived.promise;
  const waiting = leave('/images/waiting');
  await isWaiting.promise;
  const last = fetch(`${origin}/images/last`);
  waiting.destroy();
  first.destroy();
  await left.promise;
  expect(await (await last).text()).toBe('last');
  expect(asked).toEqual(['/images/first', '/images/last']);
});
