import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readBody, type Body } from './read-body.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const HEAD = 'POST / HTTP/1.1\r\nHost: shop.example\r\n';
const chunk = (length: number): string => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`;

/** Reads what a client writes, with a limit of ten bytes. */
async function read(text: string, thenDo: (socket: Socket) => void = () => undefined): Promise<Body> {
  const started = createServer();
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const socket = connect((started.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(HEAD + text);
  const [request] = (await once(started, 'request')) as [IncomingMessage];
  const body = readBody(request, { maxBytes: 10 });
  thenDo(socket);
  return body.finally(() => socket.destroy());
}

it.each([
  ['with its length', 'Content-Length: 10\r\n\r\naaaaaaaaaa'],
  ['in pieces', `Transfer-Encoding: chunked\r\n\r\n${chunk(4)}${chunk(6)}0\r\n\r\n`],
])('a body within the limit is read whole: %s', async (_what, text) => {
  expect(String(await read(text))).toBe('a'.repeat(10));
});

it.each([
  ['by its length, before it has arrived', 'Content-Length: 11\r\n\r\n'],
  ['piece by piece, before its end', `Transfer-Encoding: chunked\r\n\r\n${chunk(6)}${chunk(6)}`],
])('a body over the limit is known %s', async (_what, text) => {
  expect(await read(text)).toBe('too-large');
});

it('a body whose caller leaves in the middle is none', async () => {
  expect(await read('Content-Length: 10\r\n\r\nhalf', (socket) => void socket.resetAndDestroy())).toBe('cut');
});
