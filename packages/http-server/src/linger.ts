import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a slow client to read the response. */
const LONGEST_MS = 10_000;
const MOST_BYTES = 64 * 1_024 * 1_024;

interface LingerOptions {
  readonly longestMs?: number;
  readonly mostBytes?: number;
}

/**
 * Closes a connection whose client may still be writing: ends it, discards what arrives up to a limit, then
 * destroys it. An immediate close would cause a reset that drops the response (RFC 9112, section 9.6).
 */
export function linger(
  socket: Socket,
  { longestMs = LONGEST_MS, mostBytes = MOST_BYTES }: LingerOptions = {},
): void {
  const cut = (): void => void socket.destroy();
  const patience = setTimeout(cut, longestMs);
  let discarded = 0;
  socket.once('close', () => clearTimeout(patience));
  // Also detaches the parser, so that no other request is read from it.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }: Buffer) => {
    discarded += length;
    if (discarded > mostBytes) cut();
  });
  socket.once('end', cut);
  socket.end();
  socket.resume();
}

/** Lingers whenever a response ends its connection before the request has arrived completely. */
export function lingerOnClose(server: Server, options: LingerOptions = {}): void {
  const latest = new WeakMap<Socket, IncomingMessage>();
  server.on('connection', (socket) => {
    const closeSoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (latest.get(socket)?.complete === false && socket.readable) linger(socket, options);
      else closeSoon();
    };
  });
  server.prependListener('request', (request) => latest.set(request.socket, request));
}
