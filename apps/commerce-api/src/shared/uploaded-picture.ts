import type { Metadata, Sharp } from 'sharp';

/** More than a phone's photo at full size. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Decompression bombs are rejected before decoding. */
const MAX_UPLOAD_PIXELS = 50_000_000;
/** Smaller pictures show too little. */
const MIN_UPLOAD_SIDE = 320;
/** The largest display at two pixels per point. */
export const MAX_STORED_SIDE = 2048;

const STORED_QUALITY = 82;

export type PictureError = 'empty' | 'too-many-bytes' | 'not-a-picture' | 'too-many-pixels' | 'too-small';

export interface TakenPicture {
  /** JPEG, whatever the upload was. */
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

/** Detected by magic bytes; SVG never reaches a decoder. */
function isPhotoFormat(bytes: Uint8Array): boolean {
  const jpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const png = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return jpeg || png || (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8));
}

function errorOf({ width, height }: Metadata): PictureError | undefined {
  if (width * height > MAX_UPLOAD_PIXELS) return 'too-many-pixels';
  return Math.min(width, height) < MIN_UPLOAD_SIDE ? 'too-small' : undefined;
}

/** Re-encodes pixels only, without metadata and trailing data. */
async function reencode(picture: Sharp): Promise<TakenPicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: STORED_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Validates an upload and re-encodes it without metadata. */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture | RejectedPicture> {
  if (bytes.length === 0) return { rejected: 'empty' };
  if (bytes.length > MAX_UPLOAD_BYTES) return { rejected: 'too-many-bytes' };
  if (!isPhotoFormat(bytes)) return { rejected: 'not-a-picture' };
  // Loaded with the first picture, to keep startup fast.
  const { default: sharp } = await import('sharp');
  try {
    // Our own pixel limit follows; truncated pictures are rejected.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
    const rejected = errorOf(await picture.metadata());
    return rejected ? { rejected } : await reencode(picture);
  } catch {
    return { rejected: 'not-a-picture' };
  }
}
