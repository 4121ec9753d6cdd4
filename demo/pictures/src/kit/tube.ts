import { curve, type Point } from './path.ts';

/** A limb or body as cross-sections from top to bottom: left and right edge. */
export type Section = readonly [left: Point, right: Point];
export type Tube = readonly [Section, Section, ...Section[]];

const hermite = (p0: number, p1: number, p2: number, p3: number, t: number): number => {
  const m1 = (p2 - p0) / 2;
  const m2 = (p3 - p1) / 2;
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * p2 + (t3 - t2) * m2;
};

/** The cross-section at `t`, from 0 at the top to 1 at the bottom. */
export function sectionAt(tube: Tube, t: number): Section {
  const last = tube.length - 1;
  const position = Math.min(1, Math.max(0, t)) * last;
  const index = Math.min(last - 1, Math.floor(position));
  const pick = (at: number): Section => tube[Math.min(last, Math.max(0, at))] ?? tube[0];
  const quad = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)] as const;
  const mix = (side: 0 | 1, axis: 0 | 1): number =>
    hermite(
      quad[0][side][axis],
      quad[1][side][axis],
      quad[2][side][axis],
      quad[3][side][axis],
      position - index,
    );
  return [
    [mix(0, 0), mix(0, 1)],
    [mix(1, 0), mix(1, 1)],
  ];
}

/** The point at `t` along the tube and `across` from its left edge (0) to its right edge (1). */
export function pointAt(tube: Tube, t: number, across: number): Point {
  const [left, right] = sectionAt(tube, t);
  return [left[0] + (right[0] - left[0]) * across, left[1] + (right[1] - left[1]) * across];
}

/** The closed outline, with corners at both ends; `sag` bows them down. */
export function tubeOutline(tube: Tube, sag = 10): string {
  const steps = (tube.length - 1) * 3;
  const edge = (side: 0 | 1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const [x, y] = sectionAt(tube, step / steps)[side];
      return [x, y, step === 0 || step === steps ? 1 : 0];
    });
  const middle = (t: number): Point => {
    const [x, y] = pointAt(tube, t, 0.5);
    return [x, y + sag];
  };
  return curve([...edge(1), middle(1), ...edge(0).toReversed(), middle(0)], true);
}

/** A line across the tube at `t`, bowed down by `sag`. */
export function across(tube: Tube, t: number, sag = 10): string {
  const [left, right] = sectionAt(tube, t);
  const [x, y] = pointAt(tube, t, 0.5);
  return curve([left, [x, y + sag], right]);
}

/** A line along the tube at a constant share of its width. */
export function along(tube: Tube, at: number, from = 0, to = 1): string {
  const steps = 8;
  return curve(
    Array.from({ length: steps + 1 }, (_, step) => pointAt(tube, from + ((to - from) * step) / steps, at)),
  );
}

/** A ring of the tube between two heights; `bulge` swells its sides. */
export function band(tube: Tube, from: number, to: number, bulge = 0, sag = 10): string {
  const [upperLeft, upperRight] = sectionAt(tube, from);
  const [lowerLeft, lowerRight] = sectionAt(tube, to);
  const [middleLeft, middleRight] = sectionAt(tube, (from + to) / 2);
  const width = Math.hypot(middleRight[0] - middleLeft[0], middleRight[1] - middleLeft[1]) || 1;
  const ux = ((middleRight[0] - middleLeft[0]) / width) * bulge;
  const uy = ((middleRight[1] - middleLeft[1]) / width) * bulge;
  const [topX, topY] = pointAt(tube, from, 0.5);
  const [endX, endY] = pointAt(tube, to, 0.5);
  return curve(
    [
      [upperLeft[0], upperLeft[1], 1],
      [topX, topY + sag],
      [upperRight[0], upperRight[1], 1],
      [middleRight[0] + ux, middleRight[1] + uy],
      [lowerRight[0], lowerRight[1], 1],
      [endX, endY + sag],
      [lowerLeft[0], lowerLeft[1], 1],
      [middleLeft[0] - ux, middleLeft[1] - uy],
    ],
    true,
  );
}
