import type { IncomingMessage } from 'node:http';

/** More than any form of words needs. */
export const MAX_BODY_BYTES = 256 * 1_024;

/** The body of a request, or why there is none: too large, or the caller left before its end. */
export type Body = Buffer<ArrayBuffer> | 'too-large' | 'cut';

/**
 * Reads a body whole and never keeps more than the limit, whether its length is told or not. What is too large is known
 * at once; its rest is thrown away after the answer (`lingerOnClose`).
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
