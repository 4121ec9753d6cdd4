import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { COMPRESSIBLE, firstAccepted } from './accepted-encoding.ts';

/** Encodings of a response for one visitor, fastest first. */
const QUICK_ENCODINGS = ['zstd', 'br', 'gzip'] as const;
export type QuickEncoding = (typeof QUICK_ENCODINGS)[number];

const ZSTD_LEVEL = 4;
const BROTLI_QUALITY = 4;
/** The last fast level: the next one takes 1.5 times as long and saves 5 %. */
const GZIP_LEVEL = 3;

const viaZstd = promisify(zstdCompress);
const viaBrotli = promisify(brotliCompress);
const viaGzip = promisify(gzip);

/** Fits nearly every page, so that it is compressed in one call of the thread pool. */
const CHUNK_BYTES = 64 * 1_024;

function compressSync(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
  const chunkSize = Math.min(CHUNK_BYTES, Math.max(1_024, body.length));
  if (encoding === 'gzip') return viaGzip(body, { level: GZIP_LEVEL, chunkSize });
  if (encoding === 'zstd')
    return viaZstd(body, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } });
  return viaBrotli(body, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export interface CompressedBody {
  readonly bytes: Buffer;
  /** Undefined for a body that is not compressed, because of its type or the client. */
  readonly encoding: QuickEncoding | undefined;
}

/** Compresses a whole body in the thread pool. `type` is its content type. */
export async function compressBody(
  body: Buffer,
  type: string | null,
  acceptEncoding: string | undefined,
): Promise<CompressedBody> {
  const isWorthIt = COMPRESSIBLE.test(type ?? '');
  const encoding = isWorthIt ? firstAccepted(acceptEncoding, QUICK_ENCODINGS) : undefined;
  return { encoding, bytes: encoding === undefined ? body : await compressSync(body, encoding) };
}
