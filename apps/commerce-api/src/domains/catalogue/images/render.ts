import type { Sharp } from 'sharp';

import { QUALITY, type ImageSpec } from './image-spec.ts';
import type { Original } from '../../../providers/pictures/provider.ts';

/** The next effort costs twice the time and saves 4 % of the bytes. */
const AVIF_EFFORT = 1;
const WEBP_EFFORT = 3;

/** The focus of a scene as a share of width and height; crops keep it in view. */
const FOCUS = { x: 0.7, y: 0.56 };

const VIEW_BOX = / viewBox="0 0 (\d{1,5}) (\d{1,5})" width="\d{1,5}" height="\d{1,5}"/;

/** The largest crop of an aspect ratio around the focus. */
function cropOf(
  full: { readonly width: number; readonly height: number },
  ratio: number,
  focus: { readonly x: number; readonly y: number } = FOCUS,
) {
  const width = Math.min(full.width, full.height * ratio);
  const height = Math.min(full.height, full.width / ratio);
  const from = (size: number, cut: number, at: number): number =>
    Math.round(Math.min(size - cut, Math.max(0, size * at - cut / 2)));
  return { left: from(full.width, width, focus.x), top: from(full.height, height, focus.y), width, height };
}

/** The markup cropped to an aspect ratio; redrawn, so that a crop is as sharp as the whole. */
export function cropMarkup(svg: string, width: number, ratio: number): string {
  return svg.replace(VIEW_BOX, (_, boxWidth: string, boxHeight: string) => {
    const part = cropOf({ width: Number(boxWidth), height: Number(boxHeight) }, ratio);
    return ` viewBox="${part.left} ${part.top} ${part.width} ${part.height}" width="${width}" height="${Math.round(width / ratio)}" preserveAspectRatio="none"`;
  });
}

/** Below this width a picture is drawn twice as large and scaled down, for smooth thin lines. */
const SMALL = 320;

async function cropped(original: Original, spec: ImageSpec): Promise<Sharp> {
  // Loaded with the first picture, to keep startup fast.
  const { default: sharp } = await import('sharp');
  if (original.kind === 'vector') {
    const width = spec.width < SMALL ? spec.width * 2 : spec.width;
    return sharp(Buffer.from(cropMarkup(original.svg, width, spec.ratio)));
  }
  // Applies the orientation that cameras store.
  const upright = sharp(original.bytes).autoOrient();
  const { autoOrient: full } = await upright.metadata();
  const part = cropOf(full, spec.ratio, original.focus);
  const whole = (size: number): number => Math.max(1, Math.floor(size));
  return upright.extract({ ...part, width: whole(part.width), height: whole(part.height) });
}

/** Renders an original in the size, crop and format of the spec. */
export async function renderImage(original: Original, spec: ImageSpec): Promise<Buffer> {
  const height = Math.round(spec.width / spec.ratio);
  const part = await cropped(original, spec);
  const drawn = part.resize(spec.width, height, { fit: 'fill' }).flatten({ background: '#ffffff' });
  const quality = QUALITY[spec.format];
  switch (spec.format) {
    case 'avif':
      return drawn.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return drawn.webp({ quality, effort: WEBP_EFFORT }).toBuffer();
    case 'jpeg':
      return drawn.jpeg({ quality, progressive: true, mozjpeg: false }).toBuffer();
  }
}
