import type { IncomingMessage } from 'node:http';

/** More than any form of the shop needs. */
export const MAX_BODY_BYTES = 256 * 1_024;
/** A caller who still writes does not read yet: what is too much is thrown away for this long before the answer. */
const DISCARD_MS = 1_000;

/** The body of a request, or why there is none: too large, or the caller left before its end. */
export type Body = Buffer<ArrayBuffer> | 'too-large' | 'cut';

/** Reads a body whole and never keeps more than the limit, whether its length is told or not. */
export function readBody(
  request: IncomingMessage,
  { maxBytes = MAX_BODY_BYTES, discardMs = DISCARD_MS } = {},
): Promise<Body> {
  return new Promise((resolve) => {
    let parts: Buffer[] = [];
    let received = 0;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const settle = (body: Body) => {
      clearTimeout(patience);
      resolve(body);
    };
    const discard = () => {
      parts = [];
      patience ??= setTimeout(() => settle('too-large'), discardMs);
    };
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) discard();
    request.on('data', (part: Buffer) => {
      received += part.length;
      if (received > maxBytes) discard();
      else if (patience === undefined) parts.push(part);
    });
    request.once('end', () => settle(patience === undefined ? Buffer.concat(parts) : 'too-large'));
    request.once('close', () => settle('cut'));
  });
}
