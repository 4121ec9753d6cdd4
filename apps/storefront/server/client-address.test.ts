import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';
import { createImageProxy } from './image-proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What the image service receives for a visitor with these headers, and the response. */
async function look(trustedProxies: string, headers: Record<string, string>) {
  let received: IncomingHttpHeaders = {};
  const imageUrl = await listen((proxied, outgoing) => {
    received = proxied.headers;
    outgoing.writeHead(429, { 'retry-after': '30', 'cache-control': 'no-store' }).end();
  });
  const findClient = createClientAddress({ trustedProxies });
  const proxy = createImageProxy({ imageUrl });
  const origin = await listen((visit, outgoing) => {
    findClient(visit);
    proxy(visit, outgoing);
  });
  const response = await new Promise<{ status: number | undefined; retryAfter: string | undefined }>(
    (resolve, reject) => {
      const call = request(`${origin}/images/scenes/a`, { headers }, (incoming) => {
        incoming.resume();
        resolve({ status: incoming.statusCode, retryAfter: incoming.headers['retry-after'] });
      });
      call.on('error', reject);
      call.end();
    },
  );
  return { received, response };
}

it('a service gets the address of the connection, whatever a visitor writes', async () => {
  const forged = {
    'x-forwarded-for': '198.51.100.1',
    'x-client-address': '198.51.100.2',
    forwarded: 'for=198.51.100.3',
  };
  const { received } = await look('none', forged);
  expect(received['x-forwarded-for']).toBe('127.0.0.1');
  expect(JSON.stringify(received)).not.toContain('198.51.100');
});

it('a service gets the client address that a proxy of the operator has seen', async () => {
  const { received } = await look('127.0.0.1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
  expect(received['x-forwarded-for']).toBe('203.0.113.7');
});

it('a visitor who requests too many new pictures gets a Retry-After header', async () => {
  const { response } = await look('none', {});
  expect(response).toEqual({ status: 429, retryAfter: '30' });
});
