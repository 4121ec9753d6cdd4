/** Formats an image may be asked for. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Every width that the shop shows something in, in pixels. */
export type ImageWidth = 80 | 120 | 160 | 240 | 320 | 480 | 640 | 800 | 960 | 1200 | 1600 | 2000 | 2400;

/** What an image shows. */
export type SubjectType = 'product' | 'scene';

const THUMBNAILS = [80, 120, 160, 240, 320] as const;
const IN_PAGES = [...THUMBNAILS, 480, 640, 800, 960, 1200, 1600] as const;
/** Above this width a product takes longer to draw than its visitor waits. */
const PRODUCT_WIDTHS = [...IN_PAGES, 2000] as const;
const SCENE_WIDTHS = [...IN_PAGES, 2400] as const;

/**
 * The widths that exist, by what is shown and in which format: what the pages of the shop ask for and nothing else.
 * Any other width is rejected, so nobody can have the service draw sizes that no page shows, or fill the cache with
 * them. JPEG is for browsers and readers of links that know no other format.
 */
export const IMAGE_WIDTHS: Readonly<
  Record<SubjectType, Readonly<Record<ImageFormat, readonly ImageWidth[]>>>
> = {
  product: { avif: PRODUCT_WIDTHS, webp: PRODUCT_WIDTHS, jpeg: [...THUMBNAILS, 800, 1200, 1600] },
  scene: { avif: SCENE_WIDTHS, webp: SCENE_WIDTHS, jpeg: [800, 1200] },
};

/** Shapes a scene may be cropped to, as width by height. */
export const SCENE_RATIOS = { '16x9': 16 / 9, '21x9': 21 / 9, '3x2': 3 / 2, '1x1': 1, '4x5': 4 / 5 } as const;
export type SceneRatio = keyof typeof SCENE_RATIOS;

/** A product picture is always upright, four wide to five high. */
export const PRODUCT_RATIO = 4 / 5;

/** One rendering: how large, in which format, cropped to which width-to-height ratio. */
export interface ImageSpec {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly ratio: number;
}

/** The media type each format is served under. */
export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** How finely each format is encoded: about equal looks in all of them. A caller cannot choose it. */
export const QUALITY: Readonly<Record<ImageFormat, number>> = { avif: 55, webp: 75, jpeg: 75 };
