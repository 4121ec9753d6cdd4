import type { ProductPicture } from './picture.ts';

/** A product picture with the given parts changed. */
export const picture = (overrides: Partial<ProductPicture> = {}): ProductPicture => ({
  kind: 'shell-jacket',
  audience: 'men',
  seed: 7,
  base: '#2f5d62',
  accent: '#d9822b',
  trim: '#1d1f22',
  ...overrides,
});
