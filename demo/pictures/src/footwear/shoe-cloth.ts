import type { Cloth } from '../kit/cloth.ts';
import { tonesOf } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import type { ShoeStyle } from './shoe-shape.ts';

/** Foam is pale on most shoes, and never the colour of a pale upper. */
export const foamColour = (ink: Ink, style: ShoeStyle): string =>
  style.midsole < 70
    ? tonesOf(ink.trim.isDark ? '#3b3a38' : ink.trim.base).base
    : ink.base.isDark || style.twoTone
      ? '#e8e4dc'
      : '#f1eee8';

/** The material of the upper. */
export const upperCloth = (ink: Ink, style: ShoeStyle): Cloth => ({
  fill: ink.base.base,
  round: 0.9,
  depth: 84,
  surface: 'grain',
  surfaceStrength: style.upper === 'mesh' ? 0.12 : 0.42,
  surfaceScale: style.upper === 'leather' ? 210 : 150,
  folds: 'smooth',
  foldStrength: 0.5,
});
