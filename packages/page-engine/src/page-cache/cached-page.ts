import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../compression/accepted-encoding.ts';

/** A cached page: the same bytes for everyone, compressed once per requested encoding. */
export interface CachedPage {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  readonly size: () => number;
  readonly body: (encoding: Encoding | undefined) => Buffer | Promise<Buffer>;
  /** Compresses the requested encodings at the best level; for a page that has proved stable. */
  readonly recompress: () => Promise<void>;
}

const QUICK = { br: 5, gzip: 6 } as const;
const THOROUGH = { br: 10, gzip: 9 } as const;

const compress = {
  br: (text: Buffer, level: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer, level: number) => promisify(gzip)(text, { level }),
} as const;

/** Caches a page; encodings are compressed on demand. */
export function createCachedPage(
  status: number,
  headers: ReadonlyArray<readonly [string, string]>,
  html: string,
): CachedPage {
  const text = Buffer.from(html, 'utf8');
  const tag = createHash('sha256').update(`${status}\n`).update(text).digest('base64url').slice(0, 22);
  const encoded = new Map<Encoding, Buffer>();
  const pending = new Map<Encoding, Promise<Buffer>>();

  const encode = (encoding: Encoding): Promise<Buffer> => {
    const running = pending.get(encoding);
    if (running !== undefined) return running;
    const call = compress[encoding](text, QUICK[encoding])
      .then((bytes) => {
        encoded.set(encoding, bytes);
        return bytes;
      })
      .finally(() => pending.delete(encoding));
    pending.set(encoding, call);
    return call;
  };

  let isRecompressed = false;
  return {
    status,
    headers,
    etag: `W/"${tag}"`,
    size: () => text.length + [...encoded.values()].reduce((sum, { length }) => sum + length, 0),
    body: (encoding) => (encoding === undefined ? text : (encoded.get(encoding) ?? encode(encoding))),
    recompress: async () => {
      if (isRecompressed) return;
      isRecompressed = true;
      for (const [encoding, quick] of encoded) {
        const thorough = await compress[encoding](text, THOROUGH[encoding]);
        if (thorough.length < quick.length) encoded.set(encoding, thorough);
      }
    },
  };
}
