import { soft } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, sliver, type Point } from '../kit/path.ts';
import { pointAt } from '../kit/tube.ts';
import type { TopShape } from './top-measures.ts';

/** Folds from the armpits and in the crook of a sleeve. */
export function topFolds(ink: Ink, shape: TopShape, strength = 1): string {
  const { random } = ink;
  let darks = '';
  let lights = '';
  const fold = (from: Point, to: Point, width: number): void => {
    const via: Point = [
      (from[0] + to[0]) / 2 + random.between(-14, 14),
      (from[1] + to[1]) / 2 + random.between(4, 22),
    ];
    const d = sliver(from, via, to, width * 1.5);
    darks += `<path d="${d}"/>`;
    lights += `<path d="${d}" transform="translate(-9 -7)"/>`;
  };
  for (const side of [1, -1]) {
    const pit: Point = [CENTRE + side * (shape.chest - 6), shape.armpitY - 14];
    fold(pit, [CENTRE + side * (shape.chest - 120), shape.armpitY + random.between(60, 130)], 13);
    fold(pit, [CENTRE + side * (shape.chest - 70), shape.armpitY + random.between(120, 210)], 11);
    const waist: Point = [CENTRE + side * (shape.waist - 4), shape.waistY + random.between(0, 80)];
    fold(waist, [CENTRE + side * (shape.waist - 130), waist[1] + random.between(20, 70)], 10);
  }
  for (const sleeve of shape.sleeves) {
    for (const t of shape.sleeves.length > 0 && sleeve.length > 3 ? [0.44, 0.52, 0.6, 0.86] : [0.7]) {
      fold(pointAt(sleeve, t, 0.1), pointAt(sleeve, t + random.between(-0.05, 0.09), 0.86), 10);
    }
  }
  return soft(
    ink,
    10,
    `<g fill="${ink.base.deep}" fill-opacity="${0.62 * strength}">${darks}</g><g fill="${ink.base.glow}" fill-opacity="${0.34 * strength}">${lights}</g>`,
  );
}
