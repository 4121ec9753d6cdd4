import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { COMPRESSIBLE, firstAccepted } from './accepted-encoding.ts';

/** The encodings of an answer that is made for one visitor, best first: what counts is the time that it takes. */
const QUICK_ENCODINGS = ['zstd', 'br', 'gzip'] as const;
/** An encoding of an answer that is made for one visitor. */
export type QuickEncoding = (typeof QUICK_ENCODINGS)[number];

const ZSTD_LEVEL = 4;
const BROTLI_QUALITY = 4;
/** The last level of the quick way: the next one takes half as long again for a twentieth of the bytes. */
const GZIP_LEVEL = 3;

const viaZstd = promisify(zstdCompress);
const viaBrotli = promisify(brotliCompress);
const viaGzip = promisify(gzip);

/** Room for what nearly every page comes to, so that it is one turn of the thread that compresses. */
const CHUNK_BYTES = 64 * 1_024;

function compressAtOnce(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
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

/** A body as it goes out. */
export interface CompressedBody {
  readonly bytes: Buffer;
  /** Undefined for a body that stays as it is, because of its type or because the caller takes no encoding. */
  readonly encoding: QuickEncoding | undefined;
}

/** Compresses a whole answer for its caller, on another thread. `type` is its content type. */
export async function compressBody(
  body: Buffer,
  type: string | null,
  acceptEncoding: string | undefined,
): Promise<CompressedBody> {
  const isWorthIt = COMPRESSIBLE.test(type ?? '');
  const encoding = isWorthIt ? firstAccepted(acceptEncoding, QUICK_ENCODINGS) : undefined;
  return { encoding, bytes: encoding === undefined ? body : await compressAtOnce(body, encoding) };
}
