import { CUTS, type ProductPicture } from './picture.ts';

/** A product picture with the given parts changed; its cut is the first of its kind unless it is given. */
export function picture(overrides: Partial<ProductPicture> = {}): ProductPicture {
  const kind = overrides.kind ?? 'shell-jacket';
  return {
    kind,
    cut: CUTS[kind][0],
    audience: 'men',
    seed: 7,
    base: '#2f5d62',
    accent: '#d9822b',
    trim: '#1d1f22',
    ...overrides,
  };
}
