import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../app/shared/config/config.ts';
import { MAX_BODY_BYTES, MAX_FILES_BYTES } from './read-body.ts';
import { createShopServer } from './shop-server.ts';

const handle = vi.fn(async (request: Request) => new Response(`${(await request.text()).length} bytes`));
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => handle,
}));

const clientDir = mkdtempSync(join(tmpdir(), 'shop-server-'));
beforeAll(() => writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: *'));
afterAll(() => rmSync(clientDir, { recursive: true }));

let server: ReturnType<typeof createShopServer> | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<number> {
  const config = readConfig({
    COMMERCE_API_URL: 'http://127.0.0.1:1',
    PAGE_CACHE: 'false',
    PUBLIC_ORIGIN: 'https://shop.example',
    ...env,
  });
  const started = createShopServer({ config, build: {} as ServerBuild, clientDir });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  return (started.address() as AddressInfo).port;
}

/** Writes to a connection and reads until it closes. */
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
  [`${line} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', ''].join('\r\n');
const chunk = (length: number): string => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`;

it.each([
  ['a page', head('GET /en-us'), 200],
  ['a file', head('GET /robots.txt'), 200],
  ['health', head('GET /health/live'), 200],
  ['a service that is away', head('GET /health/ready'), 503],
  ['a picture that cannot be had', head('GET /images/a.webp'), 502],
  ['a method for pictures', head('POST /images/a.webp', 'Content-Length: 0'), 405],
  ['a method', head('PROPFIND /en-us'), 405],
  ['a method that asks for methods', head('OPTIONS *'), 405],
  ['an address', head('GET /en-us/%E0%A4%A'), 400],
  ['a line break in an address', head('GET /en-us/a%0d%0ab'), 400],
  ['a line separator in an address', head('GET /en-us/%E2%80%A8'), 400],
  ['an address that leads to another host', head('GET /x/..//evil.example'), 400],
  ['a long address', head(`GET /${'a'.repeat(5_000)}`), 414],
  ['no host', 'GET /en-us HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /en-us HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['bytes that are no request', 'rubbish\r\n\r\n', 400],
  ['a long head', head('GET /en-us', `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['a large body', head('POST /en-us/cart', `Content-Length: ${MAX_BODY_BYTES + 1}`), 413],
])('the answer to %s carries the security headers', async (_what, request, status) => {
  const response = (await exchange(await start(), request)).toLowerCase();
  expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const line of [
    'x-content-type-options: nosniff',
    'referrer-policy: strict-origin-when-cross-origin',
    'cross-origin-opener-policy: same-origin',
    'permissions-policy: ',
    'strict-transport-security: max-age=',
  ])
    expect(response).toContain(line);
  const isHtml = response.includes('content-type: text/html');
  expect(response.includes('content-security-policy: ')).toBe(isHtml);
  expect(response.includes('allow: get, head')).toBe(status === 405);
  expect(response.includes('retry-after: ')).toBe(status >= 502);
});

it('a chunked body over the limit is rejected, and never reaches the shop', async () => {
  const port = await start();
  handle.mockClear();
  const response = await exchange(
    port,
    head('POST /en-us/cart', 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 5 }, () => chunk(64 * 1_024)),
    '0\r\n\r\n',
  );
  expect(response).toContain('413 Payload Too Large');
  expect(handle).not.toHaveBeenCalled();
  expect(await exchange(port, head('GET /health/live'))).toContain('200 OK');
});

const REVIEW = '/en-us/p/corrie-shell-NF100234/reviews/new';

it.each([REVIEW, `${REVIEW}.data`])('%s takes files, up to their own limit', async (path) => {
  const port = await start();
  const files = ['POST', path].join(' ');
  const small = head(files, `Content-Length: ${MAX_BODY_BYTES + 1}`) + 'a'.repeat(MAX_BODY_BYTES + 1);
  expect(await exchange(port, small)).toContain(`${MAX_BODY_BYTES + 1} bytes`);
  expect(await exchange(port, head(files, `Content-Length: ${MAX_FILES_BYTES + 1}`))).toContain('413');
});

it('only few visitors send files at a time, and the next one has to wait', async () => {
  const port = await start();
  const begun = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
  const large = MAX_BODY_BYTES + 1;
  for (const socket of begun) socket.write(head(`POST ${REVIEW}`, `Content-Length: ${large}`));
  const next = () => exchange(port, head(`POST ${REVIEW}`, `Content-Length: ${large}`) + 'a'.repeat(large));
  await expect.poll(next).toMatch(/503[^]*retry-after: 5/i);
  // A form without files never waits for uploads.
  expect(await exchange(port, head(`POST ${REVIEW}`, 'Content-Length: 3'), 'abc')).toContain('3 bytes');
  for (const socket of begun) socket.destroy();
  await expect.poll(next).toContain(`${large} bytes`);
});

it('a chunked body within the limit reaches the shop whole', async () => {
  const response = await exchange(
    await start(),
    head('POST /en-us/cart', 'Transfer-Encoding: chunked'),
    chunk(1_000),
    chunk(500),
    '0\r\n\r\n',
  );
  expect(response).toContain('1500 bytes');
});

it('a body whose caller leaves in the middle reaches nobody', async () => {
  const port = await start();
  handle.mockClear();
  const arrived = new Promise((resolve) => server?.once('request', resolve));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${head('POST /en-us/cart', 'Content-Length: 500')}half`);
  await arrived;
  socket.resetAndDestroy();
  expect(await exchange(port, head('GET /health/live'))).toContain('200 OK');
  expect(handle).not.toHaveBeenCalled();
});

it('a head that is sent too slowly gets an error response', async () => {
  const port = await start({ REQUEST_TIMEOUT_MS: '40' });
  expect(await exchange(port, 'GET /en-us HTTP/1.1\r\nHost: shop.example\r\nX-Half')).toContain(
    '408 Request Timeout',
  );
});
