import { CUTS, type ProductPicture } from './picture.ts';

/** A product picture; its cut is by default the first of its kind. */
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
