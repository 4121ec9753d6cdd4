import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createImageProxy } from './image-proxy.ts';
import { createShortPages } from './short-pages.ts';

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
  // A proxy in front of a service.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const { sendText } = createShortPages('Home');
const own = { sendText, clientHeader: 'x-client' };

async function startProxy(
  service: RequestListener,
  options: { readonly timeoutMs?: number; readonly maxConnections?: number } = {},
  onAsked: (path: string | undefined) => void = () => undefined,
): Promise<string> {
  const proxy = createImageProxy({ ...own, imageUrl: await listen(service), ...options });
  return listen((request, response) => {
    proxy(request, response);
    onAsked(request.url);
  });
}

it('passes a picture on, without the cookies of its caller', async () => {
  const requested: IncomingMessage['headers'][] = [];
  const origin = await startProxy((request, response) => {
    requested.push(request.headers);
    response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'a=1' }).end('picture');
  });
  const result = await fetch(`${origin}/images/a.webp`, { headers: { cookie: 'session=1' } });
  expect(await result.text()).toBe('picture');
  expect([result.headers.get('content-type'), result.headers.get('set-cookie')]).toEqual([
    'image/webp',
    null,
  ]);
  expect(requested[0]?.cookie).toBeUndefined();
});

it.each(['/images/../token', '/images/%2e%2e/token?x=1', '/images/a//b'])(
  'the image service gets the raw path %s, and never one outside its pictures',
  async (path) => {
    const requested: (string | undefined)[] = [];
    const origin = new URL(
      await startProxy((request, response) => {
        requested.push(request.url);
        response.end('picture');
      }),
    );
    await new Promise((answered, failed) => {
      get({ hostname: origin.hostname, port: origin.port, path }, answered).on('error', failed);
    });
    expect(requested).toEqual([path]);
  },
);

it('a picture can only be looked at', async () => {
  const origin = await startProxy((_request, response) => response.end('changed'));
  const result = await fetch(`${origin}/images/a.webp`, { method: 'POST', body: 'a=1' });
  expect([result.status, result.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('the image service gets the client address, in the header that services read', async () => {
  const requested: IncomingMessage['headers'][] = [];
  const origin = await startProxy((request, response) => {
    requested.push(request.headers);
    response.end('picture');
  });
  await fetch(`${origin}/images/a.webp`, { headers: { 'x-client': '203.0.113.7' } });
  expect(requested.map((headers) => headers['x-forwarded-for'])).toEqual(['203.0.113.7']);
});

it.each([
  ['cuts the connection', (request: IncomingMessage) => request.socket.resetAndDestroy(), 502],
  ['does not answer in time', () => undefined, 504],
] as const)('a service that %s gets a response with a Retry-After', async (_what, service, status) => {
  const origin = await startProxy(service, { timeoutMs: 50 });
  const result = await fetch(`${origin}/images/a.webp`);
  expect(result.status).toBe(status);
  expect(result.headers.get('retry-after')).toBe('5');
  expect(await result.text()).toContain('This picture cannot be had right now.');
});

it('an unavailable service gets an error response', async () => {
  const proxy = createImageProxy({ ...own, imageUrl: 'http://127.0.0.1:1' });
  const origin = await listen((request, response) => void proxy(request, response));
  expect((await fetch(`${origin}/images/a.webp`)).status).toBe(502);
});

it('passes on that the image service is busy, and when to come back', async () => {
  const origin = await startProxy((_request, response) => {
    response.writeHead(503, { 'retry-after': '7', 'cache-control': 'no-store' }).end();
  });
  const result = await fetch(`${origin}/images/a.webp`);
  expect([result.status, result.headers.get('retry-after'), result.headers.get('cache-control')]).toEqual([
    503,
    '7',
    'no-store',
  ]);
});

it('a picture that breaks off in the middle breaks off for its caller too', async () => {
  const origin = await startProxy((request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' });
    response.write('half', () => request.socket.resetAndDestroy());
  });
  const result = await fetch(`${origin}/images/a.webp`);
  await expect(result.text()).rejects.toThrow('terminated');
  expect((await fetch(`${origin}/images/b.webp`)).status).toBe(200);
});

it('a caller who leaves cancels the request, also one that waits for a free connection', async () => {
  const requested: string[] = [];
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const isWaiting = Promise.withResolvers<void>();
  const origin = await startProxy(
    (request, response) => {
      requested.push(request.url ?? '');
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
  expect(requested).toEqual(['/images/first', '/images/last']);
});
