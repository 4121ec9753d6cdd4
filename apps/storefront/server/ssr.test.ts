import { createServer, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createSsr } from './ssr.ts';

const handle = vi.fn(async (_request: Request) => new Response('none'));
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => handle,
}));

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends exactly these headers and returns the raw bytes. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const live = createSsr({} as ServerBuild);
  server = createServer(live);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      call.on('error', reject);
      call.end();
    },
  );
}
const HTML = '<p>Bjelwick — Chelsea boot</p>'.repeat(500);
const page = () => {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' });
  headers.append('set-cookie', 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
  headers.append('set-cookie', 'b=2');
  return new Response(HTML, { status: 404, headers });
};

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
] as const)('a page arrives whole in %s, with its length, status and cookies', async (encoding, decode) => {
  handle.mockResolvedValueOnce(page());
  const { status, headers, body } = await send('/en-us', { 'accept-encoding': encoding });
  expect(status).toBe(404);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers['vary']).toBe('Cookie, Accept-Encoding');
  expect(headers['set-cookie']).toEqual(['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2']);
  expect(decode(body).toString('utf8')).toBe(HTML);
});

it('a client without encodings gets the page uncompressed', async () => {
  handle.mockResolvedValueOnce(page());
  const { headers, body } = await send('/en-us');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString('utf8')).toBe(HTML);
});

it('the shop gets address, host and headers', async () => {
  await send('/en-us/search?q=a%20b', { host: 'shop.example', cookie: 'a=1; b=2' });
  const forwarded = handle.mock.lastCall?.[0];
  expect(forwarded?.url).toBe('http://shop.example/en-us/search?q=a%20b');
  expect(forwarded?.headers.get('cookie')).toBe('a=1; b=2');
});

it('an empty answer stays empty, and a redirect keeps its place', async () => {
  handle.mockResolvedValueOnce(new Response(null, { status: 302, headers: { location: '/en-us/cart' } }));
  const { status, headers, body } = await send('/x', { 'accept-encoding': 'gzip' });
  expect([status, headers['location'], body.length]).toEqual([302, '/en-us/cart', 0]);
  handle.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect((await send('/x')).status).toBe(204);
});

it('a fault before any page shows a text, never a blank page', async () => {
  handle.mockResolvedValueOnce(new Response(null, { status: 500 }));
  const { status, body } = await send('/en-us');
  expect(status).toBe(500);
  expect(body.toString('utf8')).toContain('<h1>Something went wrong.</h1>');
});

it('a host that is none is rejected, and a shop that fails says so in words', async () => {
  expect((await send('/en-us', { host: 'a b' })).status).toBe(400);
  handle.mockRejectedValueOnce(new Error('broken'));
  const { status, body } = await send('/en-us');
  expect(status).toBe(500);
  expect(body.toString('utf8')).toContain('Something went wrong.');
});

it('a status without a page, as the router answers where no route fits, is said in words', async () => {
  handle.mockResolvedValueOnce(new Response(null, { status: 404 }));
  const { status, body } = await send('/en-us');
  expect(status).toBe(404);
  expect(body.toString('utf8')).toContain('<h1>This page does not exist.</h1>');
});

it.each([502, 503, 504])('the answer %i says when to try again', async (status) => {
  handle.mockResolvedValueOnce(new Response('down', { status }));
  expect((await send('/en-us')).headers['retry-after']).toBe('5');
});
