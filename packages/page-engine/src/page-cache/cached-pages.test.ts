import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NONCE_HEADER } from '../nonce-header.ts';
import { createCachedPages } from './cached-pages.ts';

const render = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => render,
}));

let server: Server;
let origin = '';
const live = vi.fn();

beforeEach(async () => {
  render.mockReset();
  live.mockReset();
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
  server = createServer((request, response) => {
    const answerLive = () => {
      live();
      response.end('live');
    };
    if (!pages(request, response, answerLive)) answerLive();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((closed) => server.close(closed)));

/** A document as an application renders it for the page cache. */
const document = (request: Request, status = 200, injected = ''): Response => {
  const nonce = request.headers.get(NONCE_HEADER) ?? '';
  return new Response(`${injected}<script nonce="${nonce}">ours()</script><h1>${status}</h1>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${nonce}'`,
      'cache-control': status < 500 ? 'public, s-maxage=60' : 'private, no-store',
      'x-correlation-id': 'corr-of-the-render',
    },
  });
};

it('an error page is rendered once for all waiting requests, has its own id, and is not cached', async () => {
  let waiting = 0;
  const bothWait = new Promise<void>((arrived) => {
    server.on('request', () => (waiting += 1) === 2 && arrived());
  });
  render.mockImplementationOnce(async (request) => {
    await bothWait;
    return document(request, 503);
  });
  const [one, other] = await Promise.all([fetch(`${origin}/en-us`), fetch(`${origin}/en-us`)]);
  expect([one.status, other.status]).toEqual([503, 503]);
  expect(one.headers.get('x-correlation-id')).toBe('corr-of-the-render');
  expect(one.headers.get('cache-control')).toBe('private, no-store');
  expect(await one.text()).toContain('<h1>503</h1>');
  await other.body?.cancel();
  expect(render).toHaveBeenCalledTimes(1);
  render.mockImplementationOnce(async (request) => document(request));
  const healed = await fetch(`${origin}/en-us`);
  expect(healed.status).toBe(200);
  expect(healed.headers.get('x-correlation-id')).not.toBe('corr-of-the-render');
  expect(live).not.toHaveBeenCalled();
});

it('a script that content brought is not permitted in a cached page', async () => {
  render.mockImplementationOnce(async (request) => document(request, 200, '<script>evil()</script>'));
  const policy = (await fetch(`${origin}/en-us`)).headers.get('content-security-policy');
  expect(policy?.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('nonce');
});

it('a blank error is left to the application, which renders a page', async () => {
  render.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await (await fetch(`${origin}/en-us`)).text()).toBe('live');
});
