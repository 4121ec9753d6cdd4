import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { TEXT_HEADERS, textPage } from './answer-text.ts';
import { linger } from '@haberdash/http-server';

const ANSWERS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'This request says too much about itself.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'That was too much at once.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long.'],
};
const UNREADABLE = [400, 'This request cannot be read.'] as const;

/** A raw response to bytes that are no HTTP request. */
function rawResponse(code: string, headers: ReadonlyArray<readonly [string, string]>): string {
  const [status, sentence] = ANSWERS[code] ?? UNREADABLE;
  const body = textPage(sentence);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...[...headers, ...Object.entries(TEXT_HEADERS)].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Responds to invalid requests with a page of the shop and closes the connection; never in the middle of a response.
 */
export function respondToClientErrors(
  server: Server,
  headers: ReadonlyArray<readonly [string, string]>,
): void {
  const busy = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    busy.set(socket, response);
    response.once('close', () => busy.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isFree = busy.get(socket)?.headersSent !== true;
    if (!socket.writable || !isFree || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.write(rawResponse(error.code ?? '', headers));
    linger(socket);
  });
}
