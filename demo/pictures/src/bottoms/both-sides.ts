import { CENTRE, type Point } from '../kit/path.ts';

/** Offsets from the middle as points on the right (1) or left (-1) side. */
export const onSide = (side: number, points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]): Point => [CENTRE + side * x, y, corner ?? 0]);

/** What is drawn on the right and on the left. */
export const bothSides = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);
