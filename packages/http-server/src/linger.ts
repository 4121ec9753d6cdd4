import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a caller on a slow line or a busy machine to notice the answer. */
const LONGEST_MS = 10_000;
const MOST_BYTES = 64 * 1_024 * 1_024;

interface LingerOptions {
  readonly longestMs?: number;
  readonly mostBytes?: number;
}

/**
 * Ends a connection whose caller may still be writing: says that nothing more comes, throws away what arrives until
 * the caller ends too, and cuts it off when that takes too long or is too much. A connection that is closed at once is
 * reset by what arrives afterwards, and the reset takes the answer with it before the caller has read it (RFC 9112,
 * section 9.6).
 */
export function linger(
  socket: Socket,
  { longestMs = LONGEST_MS, mostBytes = MOST_BYTES }: LingerOptions = {},
): void {
  const cut = (): void => void socket.destroy();
  const patience = setTimeout(cut, longestMs);
  let discarded = 0;
  socket.once('close', () => clearTimeout(patience));
  // Also takes the connection from the parser, so that no other request is read from it.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }: Buffer) => {
    discarded += length;
    if (discarded > mostBytes) cut();
  });
  socket.once('end', cut);
  socket.end();
  socket.resume();
}

/** Lingers wherever an answer ends its connection before all of the request has arrived. */
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
