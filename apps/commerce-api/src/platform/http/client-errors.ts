import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { linger } from '@haberdash/http-server';

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to malformed requests and closes the connection after a grace period. */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUSES[code] ?? 400;
  const error = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ error, message: 'Client Error', statusCode: status });
  const head = [
    `HTTP/1.1 ${status} ${error}`,
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  linger(socket);
}
