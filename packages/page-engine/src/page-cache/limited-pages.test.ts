import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCachedPages } from './cached-pages.ts';

const render = vi.fn(async (_request: Request) => new Response('none'));
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => render,
}));

const SEARCH = '/en-us/search?q=tent';
const LIMITED = '203.0.113.66';

const page = () =>
  new Response('<p>tents</p>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60' },
  });
const tooMany = () =>
  new Response('too many', { status: 429, headers: { 'cache-control': 'private, no-store' } });
const clientOf = (requested: Request): string | null => requested.headers.get('x-client-address');

let server: Server;
let arrived = 0;
let origin: string;
beforeEach(async () => {
  const pages = createCachedPages({
    build: {} as ServerBuild,
    origin: 'http://site.test',
    keyOf: (url) => url,
    maxEntries: 10,
    maxBytes: 1_000_000,
    idHeader: 'x-correlation-id',
    visitorHeader: 'x-client-address',
    onFault: () => undefined,
  });
  const live = (requested: IncomingMessage, response: ServerResponse) => {
    const isLimited = requested.headers['x-client-address'] === LIMITED;
    response.writeHead(isLimited ? 429 : 200).end('live');
  };
  arrived = 0;
  server = createServer((requested, response) => {
    arrived += 1;
    if (!pages(requested, response, () => live(requested, response))) live(requested, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  render.mockReset();
});

/** The status and text of the page for a visitor with this address. */
const visit = (address: string) =>
  new Promise<string>((resolve, reject) => {
    const call = request(origin + SEARCH, { headers: { 'x-client-address': address } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(`${response.statusCode} ${Buffer.concat(parts).toString()}`));
    });
    call.on('error', reject);
    call.end();
  });

it('a page that is made for a visitor counts for that visitor, and is cached for all', async () => {
  const seen: (string | null)[] = [];
  render.mockImplementation(async (requested) => {
    seen.push(clientOf(requested));
    return page();
  });
  expect([await visit('203.0.113.1'), await visit('203.0.113.2')]).toEqual([
    '200 <p>tents</p>',
    '200 <p>tents</p>',
  ]);
  expect(seen).toEqual(['203.0.113.1']);
});

it('a rate-limited visitor does not affect others, whether they wait for the same page or come later', async () => {
  let reject = () => {};
  const rejected = new Promise<void>((resolve) => (reject = resolve));
  render.mockImplementation(async (requested) => {
    if (clientOf(requested) !== LIMITED) return page();
    await rejected;
    return tooMany();
  });
  const limited = visit(LIMITED);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  const waiting = visit('203.0.113.1');
  await vi.waitFor(() => expect(arrived).toBe(2));
  reject();
  expect(await limited).toBe('429 live');
  expect(await waiting).toBe('200 live');
  expect(await visit('203.0.113.2')).toBe('200 <p>tents</p>');
});
