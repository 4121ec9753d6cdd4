import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lingerOnClose } from './linger.ts';

const TIMES = 50;
const PIECE = `${(64 * 1_024).toString(16)}\r\n${'a'.repeat(64 * 1_024)}\r\n`;
const HEAD = 'POST / HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that rejects every body, by default at its first bytes. */
async function start(
  options?: Parameters<typeof lingerOnClose>[1],
  moment: 'data' | 'end' = 'data',
): Promise<number> {
  const started = createServer((request, response) => {
    request.resume().once(moment, () => response.writeHead(413, { connection: 'close' }).end('too much'));
  });
  lingerOnClose(started, options);
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  return (started.address() as AddressInfo).port;
}

const write = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Reads until the server ends; rejects if the connection is reset. */
async function read(socket: Socket): Promise<string> {
  let received = '';
  for await (const part of socket) received += String(part);
  return received;
}

it('a client that writes everything before reading gets the response, every time', async () => {
  const port = await start();
  for (let time = 0; time < TIMES; time += 1) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    // Without this, Node would read on its own.
    socket.pause();
    await write(socket, HEAD);
    for (let piece = 0; piece < 64; piece += 1) await write(socket, PIECE);
    expect(await read(socket)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  }
});

it('a client that continues to write after the response is read to the end', async () => {
  const socket = connect({ port: await start(), host: '127.0.0.1', allowHalfOpen: true });
  const result = read(socket);
  await write(socket, HEAD + PIECE);
  expect(await result).toMatch(/^HTTP\/1.1 413 /);
  for (let piece = 0; piece < 64; piece += 1) await write(socket, PIECE);
  socket.end('0\r\n\r\n');
  const [hasFailed] = await once(socket, 'close');
  expect(hasFailed).toBe(false);
});

it('what follows on a connection that ends is no request any more', async () => {
  const port = await start();
  let requests = 0;
  server?.on('request', () => (requests += 1));
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const result = read(socket);
  await write(socket, HEAD + PIECE);
  await result;
  await write(socket, `0\r\n\r\nGET / HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
  socket.end();
  await once(socket, 'close');
  expect(requests).toBe(1);
});

it.each([
  ['too long', { longestMs: 20 }, ''],
  ['too much', { mostBytes: 128 * 1_024 }, PIECE],
])('a client that continues for %s is disconnected', async (_what, options, text) => {
  const socket = connect({ port: await start(options), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  const accepted = once(server ?? socket, 'connection');
  await write(socket, HEAD + PIECE);
  for (let piece = 0; piece < 64 && text !== ''; piece += 1) await write(socket, text).catch(() => undefined);
  // A server's connection event has a socket.
  const [other] = (await accepted) as [Socket];
  await expect.poll(() => other.destroyed).toBe(true);
  socket.destroy();
});

it('a response to a complete request closes its connection immediately', async () => {
  const port = await start({ longestMs: 60_000 }, 'end');
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(server ?? socket, 'connection').then(([accepted]) => once(accepted as Socket, 'close'));
  socket.write(`POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1\r\nConnection: close\r\n\r\na`);
  expect(await read(socket)).toMatch(/^HTTP\/1.1 413 /);
  await closed;
  socket.destroy();
});
