import type { IncomingMessage } from 'node:http';

/** More than any text form needs. */
export const MAX_BODY_BYTES = 256 * 1_024;

/** A request's body, or why there is none: too large, or the client disconnected. */
export type Body = Buffer<ArrayBuffer> | 'too-large' | 'cut';

/**
 * Reads a body up to a limit, with or without a content-length. Too large a body is reported immediately; its
 * rest is discarded after the response (`lingerOnClose`).
 */
export function readBody(request: IncomingMessage, { maxBytes = MAX_BODY_BYTES } = {}): Promise<Body> {
  return new Promise((resolve) => {
    let parts: Buffer[] = [];
    let received = 0;
    const reject = () => {
      parts = [];
      resolve('too-large');
    };
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) reject();
    request.on('data', (part: Buffer) => {
      received += part.length;
      if (received > maxBytes) reject();
      else parts.push(part);
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('close', () => resolve('cut'));
  });
}
