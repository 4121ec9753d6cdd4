import { isSolid, relief, type Cutout } from './relief.ts';

/** One side of a product: what is seen of it, and how far each of its pixels stands out. */
interface Side {
  readonly cutout: Cutout;
  readonly relief: Float32Array;
  /** 1 for the front, and -1 for the back, which faces away and is seen the other way round. */
  readonly facing: 1 | -1;
}

/** A product from before and from behind, ready to be turned. */
export type Sides = readonly [front: Side, back: Side];

/** Gives both sides their depth, in pixels; each is given as somebody before it sees it, and both have one size. */
export const sidesOf = (front: Cutout, back: Cutout, depth: number): Sides => [
  { cutout: front, relief: relief(front, depth), facing: 1 },
  { cutout: back, relief: relief(back, depth), facing: -1 },
];

/** How much darker is what looks to the side. */
const SHADE = 0.42;
const BEHIND_ALL = -1e9;
/** Sines and cosines miss whole pixels by less. */
const ROUNDING = 1e-6;
/** So many pixels at an edge are no colour of the product. */
const EDGE = 4;

/** What is drawn on: pixels, and how near the nearest thing of each column of the row is. */
interface Canvas {
  readonly width: number;
  readonly rgba: Uint8Array;
  readonly nearest: Float32Array;
}

interface Point {
  readonly x: number;
  readonly z: number;
}

/** Draws the piece of surface between two neighbours of a row, where it faces the viewer and nothing is before it. */
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

/** Draws one row of a side: from edge to edge of each part, so that front and back meet where both are thin. */
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
    // An edge is a mixture with what was behind it: turned towards the viewer, it shows what is beside it.
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

/** The parts of a row that are of the product, such as a sleeve, the body and the other sleeve. */
function* partsOf(cutout: Cutout, row: number): Generator<readonly [start: number, end: number]> {
  for (let x = 0; x < cutout.width; x += 1) {
    if (!isSolid(cutout, row + x)) continue;
    const start = x;
    while (x < cutout.width && isSolid(cutout, row + x)) x += 1;
    yield [start, x];
  }
}

/** The product turned to its left about its upright middle by an angle in radians, on nothing. */
export function turned(sides: Sides, angle: number): Cutout {
  const { width, height } = sides[0].cutout;
  const canvas = { width, rgba: new Uint8Array(width * height * 4), nearest: new Float32Array(width) };
  for (let y = 0; y < height; y += 1) {
    canvas.nearest.fill(BEHIND_ALL);
    for (const side of sides) drawRow(canvas, y, side, angle);
  }
  return { width, height, rgba: canvas.rgba };
}
