import { CENTRE, type Point } from '../kit/path.ts';

/** Mirrors offsets from the middle to the right (1) or left (-1). */
export const onSide = (side: number, points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]): Point => [CENTRE + side * x, y, corner ?? 0]);

export const bothSides = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);
