import type { Ink } from '../kit/ink.ts';
import type { ZipLook } from '../kit/sewing.ts';

export const zipLook = (ink: Ink, sealed = false, width = 20): ZipLook => ({
  tape: sealed ? ink.base.dark : ink.trim.base,
  teeth: ink.trim.isDark ? '#4c5157' : '#8d9196',
  pull: ink.accent.base,
  sealed,
  width,
});
