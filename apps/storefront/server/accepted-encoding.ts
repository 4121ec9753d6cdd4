import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';

/** The encodings that we make, best first. */
export type Encoding = (typeof ENCODINGS)[number];
const ENCODINGS = ['br', 'gzip'] as const;

/** Types that are worth compressing. */
export const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/;
const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 5;

/** The first of some encodings that the caller takes; a weight of nought refuses one. */
export function firstAccepted<Name extends string>(
  acceptEncoding: string | undefined,
  encodings: readonly Name[],
): Name | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  );
  return encodings.find((encoding) => accepted.has(encoding));
}

/** The best encoding that the caller takes and that there is. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  available: { readonly [Name in Encoding]?: unknown } = { br: true, gzip: true },
): Encoding | undefined =>
  firstAccepted(
    acceptEncoding,
    ENCODINGS.filter((encoding) => available[encoding] !== undefined),
  );

/** A compressor for pages: quick rather than small, and it lets go of what it has after every write. */
const createCompressor = (encoding: Encoding): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });

/** Compresses what is written to an answer from here on, if its type is worth it and the caller can read it. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined || request.method === 'HEAD') return;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let compressor: BrotliCompress | Gzip | undefined;

  const begin = () => {
    const type = String(response.getHeader('content-type') ?? '');
    const status = response.statusCode;
    if (
      !COMPRESSIBLE.test(type) ||
      status === 204 ||
      status === 304 ||
      response.hasHeader('content-encoding')
    )
      return;
    response.removeHeader('content-length');
    response.setHeader('content-encoding', encoding);
    response.appendHeader('vary', 'Accept-Encoding');
    compressor = createCompressor(encoding);
    compressor.on('data', (part: Buffer) => {
      if (!write(part, 'utf8')) {
        compressor?.pause();
        response.once('drain', () => compressor?.resume());
      }
    });
    // Whoever writes to the answer waits for its drain, and what has to drain now is the compressor.
    compressor.on('drain', () => response.emit('drain'));
    compressor.on('end', () => end(undefined, 'utf8'));
    compressor.on('error', () => response.destroy());
    response.once('close', () => compressor?.destroy());
  };

  const setHeaders = (headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined) => {
    if (headers === undefined || Array.isArray(headers)) return;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
  };

  // The overloads of Node's own methods cannot be said in one signature; callers keep seeing those.
  response.writeHead = ((status: number, second?: unknown, third?: unknown) => {
    response.statusCode = status;
    setHeaders(
      (typeof second === 'string' || second === undefined ? third : second) as
        | OutgoingHttpHeaders
        | undefined,
    );
    begin();
    return writeHead(status);
  }) as typeof response.writeHead;
  response.write = ((part: Buffer | string) =>
    compressor === undefined ? write(part, 'utf8') : compressor.write(part)) as typeof response.write;
  response.end = ((part?: Buffer | string) => {
    if (!response.headersSent && compressor === undefined) response.writeHead(response.statusCode);
    if (compressor === undefined) return part === undefined ? end(undefined, 'utf8') : end(part, 'utf8');
    compressor.end(part);
    return response;
  }) as typeof response.end;
}
