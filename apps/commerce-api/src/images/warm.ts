import type { ImageService } from './image-service.ts';
import {
  DEFAULT_QUALITY,
  PRODUCT_RATIO,
  type ImageFormat,
  type ImageQuality,
  type ImageWidth,
} from './image-spec.ts';
import type { ProductPicture, ProductView } from './picture.ts';

/** One product image that should be ready before anybody asks for it. */
export interface WarmImage {
  readonly picture: ProductPicture;
  readonly view: ProductView;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly quality?: ImageQuality;
}

/** How many images are ready now, and how many could not be drawn. */
export interface WarmOutcome {
  readonly ready: number;
  readonly failed: number;
}

/** Renders the given images one after another behind every visitor's; stops after the current one when aborted. */
export async function warmImages(
  images: ImageService,
  wanted: Iterable<WarmImage>,
  signal?: AbortSignal,
): Promise<WarmOutcome> {
  let ready = 0;
  let failed = 0;
  for (const { picture, view, width, format, quality } of wanted) {
    if (signal?.aborted) break;
    const spec = { width, format, quality: quality ?? DEFAULT_QUALITY[format], ratio: PRODUCT_RATIO };
    try {
      await images.image({ type: 'product', picture, view }, spec, 'background');
      ready += 1;
    } catch {
      // One picture that cannot be drawn must not keep the others from being ready.
      failed += 1;
    }
  }
  return { ready, failed };
}
