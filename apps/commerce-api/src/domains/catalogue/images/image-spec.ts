export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Every width that pages use, in pixels. */
export type ImageWidth = 80 | 120 | 160 | 240 | 320 | 480 | 640 | 800 | 960 | 1200 | 1600 | 2000 | 2400;

export type SubjectType = 'product' | 'scene';

const THUMBNAILS = [80, 120, 160, 240, 320] as const;
const IN_PAGES = [...THUMBNAILS, 480, 640, 800, 960, 1200, 1600] as const;
/** Above this width a product takes longer to draw than its visitor waits. */
const PRODUCT_WIDTHS = [...IN_PAGES, 2000] as const;
const SCENE_WIDTHS = [...IN_PAGES, 2400] as const;

/** Allowed widths by subject and format, so that callers cannot fill the cache with other sizes. */
export const IMAGE_WIDTHS: Readonly<
  Record<SubjectType, Readonly<Record<ImageFormat, readonly ImageWidth[]>>>
> = {
  product: { avif: PRODUCT_WIDTHS, webp: PRODUCT_WIDTHS, jpeg: [...THUMBNAILS, 800, 1200, 1600] },
  scene: { avif: SCENE_WIDTHS, webp: SCENE_WIDTHS, jpeg: [800, 1200] },
};

/** Aspect ratios of scenes, width by height. */
export const SCENE_RATIOS = { '16x9': 16 / 9, '21x9': 21 / 9, '3x2': 3 / 2, '1x1': 1, '4x5': 4 / 5 } as const;
export type SceneRatio = keyof typeof SCENE_RATIOS;

/** Product images are always 4:5. */
export const PRODUCT_RATIO = 4 / 5;

/** Size, format and aspect ratio of one rendering. */
export interface ImageSpec {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly ratio: number;
}

export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Encoder quality of about equal looks; callers cannot choose it. */
export const QUALITY: Readonly<Record<ImageFormat, number>> = { avif: 55, webp: 75, jpeg: 75 };
