import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { compressAnswer, encodingFor } from './compress-answer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const LARGE = 'Northfell jackets and boots. '.repeat(20_000);

it.each(['br', 'gzip'])(
  'a page larger than every buffer arrives whole in %s, also for a writer that waits for drain',
  async (encoding) => {
    server = createServer((request, response) => {
      compressAnswer(request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': LARGE.length });
      if (response.write(LARGE)) response.end();
      else response.once('drain', () => response.end('<end>'));
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    // A listening TCP server has this kind of address.
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(`${LARGE}<end>`);
  },
);

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for %j the encoding is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
