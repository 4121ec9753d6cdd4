import type { ImageUrl } from '@haberdash/ui';

/** Widths that the image endpoint serves, 2000 for products only and 2400 for scenes only. */
export const IMAGE_WIDTHS = [80, 120, 160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

/** Addresses at the image endpoint with its default quality; a crop is already in the source as `?ar=4x5`. */
export const createImageUrl =
  (base = ''): ImageUrl =>
  (src, { width, format }) => {
    const address = /^https?:/.test(src) ? src : base + src;
    return `${address}${address.includes('?') ? '&' : '?'}w=${width}&fm=${format}`;
  };
