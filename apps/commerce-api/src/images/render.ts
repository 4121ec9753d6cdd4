import sharp from 'sharp';

import type { ImageSpec } from './image-spec.ts';

/** libaom's third-fastest setting: slower ones cost seconds and save a tenth of the bytes. */
const AVIF_EFFORT = 2;
const WEBP_EFFORT = 3;

/** Draws SVG markup at exactly the size of the spec, cropping to its centre, and encodes it. */
export async function renderImage(svg: string, spec: ImageSpec): Promise<Buffer> {
  const height = Math.round(spec.width / spec.ratio);
  const drawn = sharp(Buffer.from(svg)).resize(spec.width, height, { fit: 'cover' }).flatten();
  switch (spec.format) {
    case 'avif':
      return drawn.avif({ quality: spec.quality, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return drawn.webp({ quality: spec.quality, effort: WEBP_EFFORT }).toBuffer();
    case 'jpeg':
      return drawn.jpeg({ quality: spec.quality, progressive: true, mozjpeg: false }).toBuffer();
  }
}
