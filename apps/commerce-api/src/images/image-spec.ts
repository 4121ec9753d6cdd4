/** Widths an image may be asked for; every other width is refused, so nobody can fill the cache with sizes. */
export const IMAGE_WIDTHS = [
  80, 120, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400,
] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Formats an image may be asked for. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Encoder qualities an image may be asked for. */
export const IMAGE_QUALITIES = [40, 45, 50, 55, 60, 65, 70, 75, 80, 85] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];

/** Shapes a scene may be cropped to, as width by height. */
export const SCENE_RATIOS = { '16x9': 16 / 9, '21x9': 21 / 9, '3x2': 3 / 2, '1x1': 1, '4x5': 4 / 5 } as const;
export type SceneRatio = keyof typeof SCENE_RATIOS;

/** A product picture is always upright, four wide to five high. */
export const PRODUCT_RATIO = 4 / 5;

/** One rendering: how large, in which format, how finely encoded, cropped to which width-to-height ratio. */
export interface ImageSpec {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly quality: ImageQuality;
  readonly ratio: number;
}

/** The media type each format is served under. */
export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** What a request gets that leaves quality out: about equal looks in every format. */
export const DEFAULT_QUALITY: Readonly<Record<ImageFormat, ImageQuality>> = { avif: 55, webp: 75, jpeg: 75 };
