import type { Cloth } from '../kit/cloth.ts';
import { tonesOf } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import type { ShoeStyle } from './shoe-style.ts';

/** Pale foam on running shoes; darker rubber on boots. */
export function foamColour(ink: Ink, style: ShoeStyle): string {
  switch (style.sole) {
    case 'runner':
      return ink.base.isDark || style.twoTone ? '#e8e4dc' : '#f1eee8';
    case 'hiker':
      return tonesOf(ink.trim.isDark ? '#4a4845' : ink.trim.dark).base;
    case 'welted':
      return '#3a2f27';
    case 'shell':
      return tonesOf('#2c2d30').base;
  }
}

export function upperCloth(ink: Ink, style: ShoeStyle): Cloth {
  const cloth = { fill: ink.base.base, round: 0.95, depth: 92 };
  switch (style.upper) {
    case 'mesh':
      return { ...cloth, surface: 'mesh', surfaceStrength: 0.75, surfaceScale: 110 };
    case 'suede':
      return { ...cloth, surface: 'grain', surfaceStrength: 0.34, surfaceScale: 130 };
    case 'leather':
      return {
        ...cloth,
        surface: 'grain',
        surfaceStrength: 0.36,
        surfaceScale: 230,
        folds: 'smooth',
        foldStrength: 0.5,
      };
    case 'nylon':
      return {
        ...cloth,
        surface: 'grain',
        surfaceStrength: 0.2,
        surfaceScale: 120,
        folds: 'crumple',
        foldStrength: 0.5,
      };
  }
}
