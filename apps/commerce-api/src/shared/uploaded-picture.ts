import type { Metadata, Sharp } from 'sharp';

/** What a phone's camera writes at full size, and room beside it. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** A small file can unfold to gigabytes, so pixels are counted before any is decoded. */
const MAX_UPLOAD_PIXELS = 50_000_000;
/** Below this a picture shows nothing of a product. */
const MIN_UPLOAD_SIDE = 320;
/** No page shows a picture of a shopper wider than this at two dots a pixel. */
export const MAX_STORED_SIDE = 2048;

const STORED_QUALITY = 82;

/** Why a picture is not taken. */
export type PictureError = 'empty' | 'too-many-bytes' | 'not-a-picture' | 'too-many-pixels' | 'too-small';

export interface TakenPicture {
  /** JPEG, whatever came in. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface RejectedPicture {
  readonly rejected: PictureError;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Known by its first bytes, never by a name: a drawing with scripts or addresses in it never meets a decoder. */
function isPhotoFormat(bytes: Uint8Array): boolean {
  const jpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const png = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return jpeg || png || (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8));
}

function errorOf({ width, height }: Metadata): PictureError | undefined {
  if (width * height > MAX_UPLOAD_PIXELS) return 'too-many-pixels';
  return Math.min(width, height) < MIN_UPLOAD_SIDE ? 'too-small' : undefined;
}

/** Pixels anew: what the file said beside them (place, camera, owner, preview, what was appended) is not taken along. */
async function reencode(picture: Sharp): Promise<TakenPicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: STORED_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Takes a picture that somebody sent: checks its limits, decodes it and encodes it afresh without its metadata. */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture | RejectedPicture> {
  if (bytes.length === 0) return { rejected: 'empty' };
  if (bytes.length > MAX_UPLOAD_BYTES) return { rejected: 'too-many-bytes' };
  if (!isPhotoFormat(bytes)) return { rejected: 'not-a-picture' };
  // Loaded with the first picture: a start has no need of it.
  const { default: sharp } = await import('sharp');
  try {
    // Our own limit is told apart below; a picture cut short is rejected rather than filled up with grey.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
    const rejected = errorOf(await picture.metadata());
    return rejected ? { rejected } : await reencode(picture);
  } catch {
    return { rejected: 'not-a-picture' };
  }
}
