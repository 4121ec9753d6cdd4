import type { ImageService } from './image-service.ts';
import { PRODUCT_RATIO, SCENE_RATIOS, type ImageFormat, type ImageWidth } from './image-spec.ts';
import type { ImageSubject, PicturedProduct, PictureSource } from '../../../providers/pictures/provider.ts';

export interface WarmImage {
  readonly subject: ImageSubject;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly ratio: number;
}

export interface WarmOutcome {
  readonly ready: number;
  readonly failed: number;
}

/** Renders images one by one at background priority; stops after the current one when aborted. */
export async function warmImages(
  images: ImageService,
  pictures: Pick<PictureSource, 'find'>,
  requested: Iterable<WarmImage>,
  signal?: AbortSignal,
): Promise<WarmOutcome> {
  let ready = 0;
  let failed = 0;
  for (const { subject, width, format, ratio } of requested) {
    if (signal?.aborted) break;
    try {
      const picture = await pictures.find(subject);
      if (picture === undefined) continue;
      await images.image(picture, { width, format, ratio }, { priority: 'background' });
      ready += 1;
    } catch {
      // One failed picture must not stop the others.
      failed += 1;
    }
  }
  return { ready, failed };
}

/** Sizes that phones and desktops request for heroes and cards. */
const SCENE_SIZES = [
  { width: 800, ratio: SCENE_RATIOS['4x5'] },
  { width: 1600, ratio: SCENE_RATIOS['21x9'] },
  { width: 480, ratio: SCENE_RATIOS['1x1'] },
  { width: 640, ratio: SCENE_RATIOS['4x5'] },
] as const;
const CARD_WIDTHS = [480, 320] as const;

/** The images of home and listings: every scene, then the card of every product. */
export function* shopImages(
  scenes: readonly string[],
  products: Iterable<PicturedProduct>,
): Generator<WarmImage> {
  for (const { width, ratio } of SCENE_SIZES) {
    for (const name of scenes) yield { subject: { type: 'scene', name }, width, format: 'avif', ratio };
  }
  for (const product of products) {
    for (const width of CARD_WIDTHS) {
      yield {
        subject: { type: 'product', product, view: 'front' },
        width,
        format: 'avif',
        ratio: PRODUCT_RATIO,
      };
    }
  }
}
