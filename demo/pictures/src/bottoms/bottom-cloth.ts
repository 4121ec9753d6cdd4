import type { Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import type { BottomStyle } from './bottom-style.ts';

export const bottomCloth = (ink: Ink, style: BottomStyle): Cloth => ({
  fill: ink.base.base,
  folds: style.folds,
  foldStrength: style.foldStrength,
  round: style.round,
  depth: style.kind === 'leggings' ? 70 : 62,
  surface: 'grain',
  surfaceStrength: 0.16,
  surfaceScale: 150,
});
