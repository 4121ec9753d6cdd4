import type { Breakpoint } from '../model/index.ts';

/** The attributes by which stylesheets hide a block at the named widths. */
export const hiddenOn = (widths: readonly Breakpoint[]) => ({
  'data-hide-sm': widths.includes('sm') || undefined,
  'data-hide-md': widths.includes('md') || undefined,
  'data-hide-lg': widths.includes('lg') || undefined,
});
