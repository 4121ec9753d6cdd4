import { isSolid, relief, type Cutout } from './relief.ts';

/** A side of a product with its relief. */
interface Side {
  readonly cutout: Cutout;
  readonly relief: Float32Array;
  /** 1 for the front, -1 for the back, which is mirrored. */
  readonly facing: 1 | -1;
}

export type Sides = readonly [front: Side, back: Side];

/** Adds depth in pixels to both views, which have the same size. */
export const sidesOf = (front: Cutout, back: Cutout, depth: number): Sides => [
  { cutout: front, relief: relief(front, depth), facing: 1 },
  { cutout: back, relief: relief(back, depth), facing: -1 },
];

/** How much darker side-facing surfaces are. */
const SHADE = 0.42;
const BEHIND_ALL = -1e9;
/** Rounding error of sines and cosines. */
const ROUNDING = 1e-6;
/** Edge pixels that are blended with the background. */
const EDGE = 4;

/** Pixels, and the depth of the nearest surface per column of the row. */
interface Canvas {
  readonly width: number;
  readonly rgba: Uint8Array;
  readonly nearest: Float32Array;
}

interface Point {
  readonly x: number;
  readonly z: number;
}

/** Draws the surface between two neighbours of a row, if it faces the viewer and is not hidden. */
function drawPiece(
  { width, rgba, nearest }: Canvas,
  row: number,
  [left, right]: readonly [Point, Point],
  source: Uint8Array,
  from: number,
): void {
  const step = right.x - left.x;
  if (step <= 0) return;
  const slope = (right.z - left.z) / Math.max(0.2, step);
  const light = 1 - SHADE * (1 - 1 / Math.sqrt(1 + slope * slope));
  const depth = Math.max(left.z, right.z);
  const last = Math.min(width - 1, Math.ceil(right.x - ROUNDING) - 1);
  for (let x = Math.max(0, Math.floor(left.x + ROUNDING)); x <= last; x += 1) {
    if (depth <= (nearest[x] ?? 0)) continue;
    nearest[x] = depth;
    const to = (row + x) * 4;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[to + channel] = (source[from * 4 + channel] ?? 0) * light;
    rgba[to + 3] = 255;
  }
}

/** Draws one row of a side by parts, so that front and back meet at thin edges. */
function drawRow(canvas: Canvas, y: number, { cutout, relief: heights, facing }: Side, angle: number): void {
  const { width } = canvas;
  const cos = Math.cos(angle) * facing;
  const sin = Math.sin(angle) * facing;
  const place = (x: number, height: number): Point => ({
    x: (x - width / 2) * cos + height * sin + width / 2,
    z: height * cos - (x - width / 2) * sin,
  });
  const row = y * width;
  for (const [start, end] of partsOf(cutout, row)) {
    // Edge pixels are blended with the background: their neighbour's colour is used instead.
    const middle = (start + end - 1) >> 1;
    const [least, most] = [Math.min(start + EDGE, middle), Math.max(end - 1 - EDGE, middle)];
    const source = (x: number): number => row + Math.min(most, Math.max(least, x));
    let before = place(start, 0);
    for (let x = start; x < end; x += 1) {
      const here = place(x + 0.5, heights[row + x] ?? 0);
      drawPiece(canvas, row, [before, here], cutout.rgba, source(x));
      before = here;
    }
    drawPiece(canvas, row, [before, place(end, 0)], cutout.rgba, source(end));
  }
}

/** The product's parts of a row, such as a sleeve, the body and the other sleeve. */
function* partsOf(cutout: Cutout, row: number): Generator<readonly [start: number, end: number]> {
  for (let x = 0; x < cutout.width; x += 1) {
    if (!isSolid(cutout, row + x)) continue;
    const start = x;
    while (x < cutout.width && isSolid(cutout, row + x)) x += 1;
    yield [start, x];
  }
}

/** The product turned left around its vertical axis by an angle in radians, without background. */
export function turned(sides: Sides, angle: number): Cutout {
  const { width, height } = sides[0].cutout;
  const canvas = { width, rgba: new Uint8Array(width * height * 4), nearest: new Float32Array(width) };
  for (let y = 0; y < height; y += 1) {
    canvas.nearest.fill(BEHIND_ALL);
    for (const side of sides) drawRow(canvas, y, side, angle);
  }
  return { width, height, rgba: canvas.rgba };
}
