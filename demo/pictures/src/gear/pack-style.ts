import { cutAmong } from '../picture.ts';
import type { Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, mirrored, type Point } from '../kit/path.ts';
import type { ZipLook } from '../kit/sewing.ts';

export interface PackStyle {
  readonly lid: 'lid' | 'zip' | 'roll' | 'flat';
  readonly pocket: 'shove' | 'zip' | 'daisy' | 'flat';
  /** Square corners instead of round shoulders. */
  readonly square: boolean;
  readonly sidePockets: boolean;
  readonly tall: number;
  readonly wide: number;
  readonly bottom: boolean;
}

export function packStyleOf(ink: Ink): PackStyle {
  const { random } = ink;
  const small = ink.picture.audience === 'kids' ? 0.86 : 1;
  const shared = { square: false, sidePockets: false, bottom: random.chance(0.6) };
  switch (cutAmong(['backpack'], ink.picture)) {
    case 'daypack':
      return { ...shared, lid: 'zip', pocket: 'zip', sidePockets: true, tall: 440, wide: 246 * small };
    case 'trek-pack':
      return { ...shared, lid: 'lid', pocket: 'shove', sidePockets: true, tall: 240, wide: 262 * small };
    case 'roll-top-pack':
      return { ...shared, lid: 'roll', pocket: 'zip', tall: 350, wide: 226 * small };
    case 'alpine-pack':
      return { ...shared, lid: 'lid', pocket: 'daisy', tall: 290, wide: 204 * small };
    case 'commuter-pack':
      return { ...shared, lid: 'flat', pocket: 'flat', square: true, tall: 470, wide: 252 * small };
  }
}

/** Height of the ground. */
export const FLOOR = 1330;
/** Mirrors the right half of an outline. */
export const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

export const ripstop = (ink: Ink): string =>
  ink.define(
    (id) =>
      `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 0h26M0 0v26" stroke="#fff" stroke-opacity=".1" stroke-width="2"/><path d="M0 2h26M2 0v26" stroke="#05070a" stroke-opacity=".1" stroke-width="1.4"/></pattern>`,
  );

export const packCloth = (ink: Ink, fill = ink.base.base): Cloth => ({
  fill,
  folds: 'crumple',
  foldStrength: 0.55,
  round: 0.95,
  depth: 80,
  surface: 'grain',
  surfaceStrength: 0.2,
  surfaceScale: 140,
});

export const look = (ink: Ink): ZipLook => ({
  tape: ink.trim.base,
  teeth: '#5a5f65',
  pull: ink.accent.base,
  width: 18,
});
