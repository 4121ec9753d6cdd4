import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { exchange } from './exchange.server.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const read = (url: string, more: { readonly signal?: AbortSignal; readonly maxBytes?: number } = {}) =>
  exchange({
    url,
    method: 'GET',
    headers: { locale: 'en-us' },
    body: undefined,
    signal: new AbortController().signal,
    maxBytes: 1_000,
    ...more,
  });

it('a read arrives with its headers, and its answer comes whole, over a connection that stays open', async () => {
  const sockets = new Set<Socket>();
  const origin = await serve((request, response) => {
    sockets.add(request.socket);
    response.writeHead(404, { 'content-type': 'application/json', 'retry-after': '2' });
    response.write(`{"locale":"${String(request.headers['locale'])}",`);
    setImmediate(() => response.end(`"url":"${String(request.url)}"}`));
  });
  for (let time = 0; time < 3; time += 1) {
    const { status, headers, body } = await read(`${origin}/a?b=c`);
    expect(status).toBe(404);
    expect([headers.get('content-type'), headers.get('retry-after'), headers.get('x-none')]).toEqual([
      'application/json',
      '2',
      null,
    ]);
    expect(JSON.parse(new TextDecoder().decode(body))).toEqual({ locale: 'en-us', url: '/a?b=c' });
  }
  expect(sockets.size).toBe(1);
});

it('an answer that is larger than allowed has no body, and no more of it is read', async () => {
  const origin = await serve((_request, response) => {
    const more = () =>
      void (response.destroyed || response.write('x'.repeat(10_000), () => setImmediate(more)));
    more();
  });
  expect((await read(origin)).body).toBeUndefined();
});

it('a call that is given up ends, and so does one whose connection is lost', async () => {
  const origin = await serve((request) => {
    if (request.url === '/lost') request.socket.destroy();
  });
  const caller = new AbortController();
  const waiting = read(`${origin}/silent`, { signal: caller.signal });
  caller.abort();
  await expect(waiting).rejects.toThrow('given up');
  await expect(read(`${origin}/lost`)).rejects.toThrow(/hang up|ECONN/);
  await expect(read('http://127.0.0.1:1/')).rejects.toThrow(/hang up|ECONN/);
});
