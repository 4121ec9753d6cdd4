import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from './answer-text.ts';

/** More than any form of the shop needs. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Refuses large bodies: at once where their length is told, while they arrive where it is not. */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const told = Number(request.headers['content-length'] ?? 0);
  if (told > MAX_BODY_BYTES) return answerText(response, 413, 'That was too much at once.');
  if (request.headers['transfer-encoding'] === undefined) return false;
  let received = 0;
  request.on('data', (part: Buffer) => {
    received += part.length;
    if (received > MAX_BODY_BYTES) request.destroy();
  });
  request.pause();
  return false;
}
