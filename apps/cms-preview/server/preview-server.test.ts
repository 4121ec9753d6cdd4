import { MAX_BODY_BYTES } from '@haberdash/http-server';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../app/shared/config/config.ts';
import { createPreviewServer } from './preview-server.ts';

const handle = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => handle,
}));

const clientDir = mkdtempSync(join(tmpdir(), 'preview-server-'));
afterAll(() => rmSync(clientDir, { recursive: true }));

const servers: Server[] = [];
afterEach(() => {
  handle.mockReset();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  return (server.address() as AddressInfo).port;
}

/** A preview in front of a service, with that service's requests. */
async function start(env: Readonly<Record<string, string>> = {}) {
  const requested: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const service: RequestListener = ({ method, url, headers }, response) => {
    requested.push({ method, url, headers });
    response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
  };
  const api = `http://127.0.0.1:${await listen(createServer(service))}`;
  const config = readConfig({ COMMERCE_API_URL: api, ...env });
  const port = await listen(createPreviewServer({ config, build: {} as ServerBuild, clientDir }));
  return { port, requested };
}

/** Writes to a connection and reads until it is closed. */
function exchange(port: number, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}

const head = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: preview.example', 'Connection: close', ...headers, '', ''].join('\r\n');

it.each(['/images/../token/v2/anything?x=1', '/images/%2e%2e/token/v2/anything'])(
  'the image service is requested for %s to the letter, never for anything beside its pictures',
  async (path) => {
    const { port, requested } = await start();
    await exchange(port, head(`GET ${path}`));
    expect(requested.map(({ url }) => url)).toEqual([path]);
  },
);

it('a picture can only be looked at', async () => {
  const { port, requested } = await start();
  const result = await exchange(port, head('POST /images/a.webp', 'Content-Length: 0'));
  expect(result).toMatch(/^HTTP\/1.1 405 [^]*allow: GET, HEAD\r\n/);
  expect(requested).toEqual([]);
});

it('the image service gets the client address, and nothing else of the editor', async () => {
  const { port, requested } = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const look = (address: string) =>
    exchange(port, head('GET /images/a.webp', `X-Forwarded-For: ${address}`, 'Cookie: editor-ticket=signed'));
  await look('203.0.113.7');
  await look('203.0.113.8');
  expect(requested.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.7', '203.0.113.8']);
  expect(requested.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

it('a page gets the client address, whatever headers a request has', async () => {
  handle.mockImplementation(async ({ headers }) => new Response(headers.get('x-client-address')));
  const ask = async (port: number, ...headers: readonly string[]) =>
    (await exchange(port, head('GET /', 'X-Client-Address: 198.51.100.2', ...headers))).split('\r\n');
  const { port } = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(await ask(port, 'X-Forwarded-For: 203.0.113.7')).toContain('203.0.113.7');
  expect(await ask(port, 'X-Forwarded-For: 203.0.113.8')).toContain('203.0.113.8');
  const { port: withoutProxy } = await start();
  expect(await ask(withoutProxy, 'X-Forwarded-For: 203.0.113.7')).toContain('127.0.0.1');
});

const chunk = (length: number): string => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`;

it.each([
  ['by its length', [head('POST /sign-in', `Content-Length: ${MAX_BODY_BYTES + 1}`)]],
  [
    'piece by piece',
    [
      head('POST /sign-in', 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 5 }, () => chunk(64 * 1_024)),
      '0\r\n\r\n',
    ],
  ],
])('a body over the limit is rejected %s, and never reaches the pages', async (_what, parts) => {
  const { port } = await start();
  expect(await exchange(port, ...parts)).toMatch(/^HTTP\/1.1 413 /);
  expect(handle).not.toHaveBeenCalled();
});

it('a form arrives completely at the pages, and so does their response', async () => {
  handle.mockImplementation(async (request) => {
    const headers = new Headers({ location: `/?${await request.text()}` });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(null, { status: 302, headers });
  });
  const { port } = await start();
  const form = head('POST /sign-in', 'Transfer-Encoding: chunked');
  const result = await exchange(port, form, '2\r\na=\r\n', '1\r\nb\r\n', '0\r\n\r\n');
  expect(result).toMatch(/^HTTP\/1.1 302 [^]*location: \/\?a=b\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n/);
});

it('an endless response is streamed, and aborted when its reader leaves', async () => {
  const givenUp: string[] = [];
  handle.mockImplementation(async ({ signal }) => {
    signal.addEventListener('abort', () => givenUp.push('request'));
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('retry: 2000')),
      cancel: () => void givenUp.push('answer'),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const { port } = await start();
  const leave = new AbortController();
  const result = await fetch(`http://127.0.0.1:${port}/changes`, { signal: leave.signal });
  const part = await result.body?.getReader().read();
  expect(new TextDecoder().decode(part?.value)).toBe('retry: 2000');
  leave.abort();
  await expect.poll(() => givenUp.toSorted()).toEqual(['answer', 'request']);
});

it('failing pages show a message', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  handle.mockRejectedValueOnce(new Error('broken'));
  const { port } = await start();
  expect(await exchange(port, head('GET /'))).toMatch(/^HTTP\/1.1 500 [^]*<h1>Something went wrong.<\/h1>/);
  expect(String(log.mock.lastCall?.[0])).toContain('broken');
  log.mockRestore();
});

it.each([
  ['a method', head('PROPFIND /'), 405],
  ['an address', head('GET /%E0%A4%A'), 400],
  ['an address of another host', head('GET /x/..//evil.example'), 400],
  ['a long address', head(`GET /${'a'.repeat(5_000)}`), 414],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
])('%s that nothing behind could read is rejected', async (_what, request, status) => {
  const { port } = await start();
  expect(await exchange(port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it('a slow request gets a message', { timeout: 5_000 }, async () => {
  const { port } = await start({ REQUEST_TIMEOUT_MS: '40' });
  expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: preview.example\r\nX-Half')).toContain('408');
});
