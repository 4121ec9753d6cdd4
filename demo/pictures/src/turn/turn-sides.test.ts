import { describe, expect, it } from 'vitest';

import { relief, type Cutout } from './relief.ts';
import { sidesOf, turned } from './turn-sides.ts';

const WIDTH = 80;
const HEIGHT = 40;
const FRONT = [200, 0, 0];
const BACK = [0, 0, 200];

/** A coloured box left of the middle, with a sleeve beside it. */
function drawn(colour: readonly number[], isMirrored = false): Cutout {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 5; y < 35; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = isMirrored ? WIDTH - 1 - x : x;
      if ((at >= 20 && at < 50) || (at >= 56 && at < 64)) rgba.set([...colour, 255], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, rgba };
}

/** A bag of 200 by 120 pixels with a vertical strap of 20. */
const withHandle: Cutout = {
  width: 300,
  height: 250,
  rgba: Uint8Array.from({ length: 300 * 250 * 4 }, (_, index) => {
    const x = (index >> 2) % 300;
    const y = Math.floor(index / 1200);
    const isStrap = y >= 20 && y < 120 && x >= 140 && x < 160;
    const isBag = y >= 120 && y < 240 && x >= 50 && x < 250;
    return isStrap || isBag ? 255 : 0;
  }),
};

const sides = sidesOf(drawn(FRONT), drawn(BACK, true), 12);
const columns = ({ rgba }: Cutout, y = 20): number[] =>
  Array.from({ length: WIDTH }, (_, x) => x).filter((x) => rgba[(y * WIDTH + x) * 4 + 3] === 255);
const colourAt = ({ rgba }: Cutout, x: number, y = 20): number[] => [
  ...rgba.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3),
];

describe('relief', () => {
  it('is raised in the middle of a part and not at its edges, and never beyond its depth', () => {
    const heights = relief(drawn(FRONT), 12);
    const at = (x: number): number => heights[20 * WIDTH + x] ?? 0;
    expect(at(10)).toBe(0);
    expect(at(20)).toBeLessThan(at(24));
    expect(at(35)).toBeGreaterThan(at(60));
    expect(Math.max(...heights)).toBeLessThanOrEqual(12);
  });

  it('is no deeper at a handle than a handle is, however deep the product', () => {
    const heights = relief(withHandle, 120);
    const row = (y: number) => [...heights.subarray(y * 300, (y + 1) * 300)];
    expect(Math.max(...row(40))).toBeLessThan(34);
    expect(Math.max(...row(180))).toBeGreaterThan(90);
  });
});

describe('a product that is turned', () => {
  it('shows its front first, and its mirrored back from behind', () => {
    const front = turned(sides, 0);
    expect(columns(front)).toEqual(columns(drawn(FRONT)));
    expect(colourAt(front, 35)[0]).toBeGreaterThan(100);
    const back = turned(sides, Math.PI);
    expect(columns(back)).toEqual(columns(drawn(BACK, true)));
    expect(colourAt(back, 45)[2]).toBeGreaterThan(100);
  });

  it('shows both sides in between, without a gap in any part', () => {
    const half = turned(sides, Math.PI / 2);
    const seen = columns(half);
    expect(seen.length).toBe((seen.at(-1) ?? 0) - (seen[0] ?? 0) + 1);
    expect(seen.length).toBeLessThan(30);
    const channels = new Set(seen.map((x) => ((colourAt(half, x)[0] ?? 0) > 0 ? 'front' : 'back')));
    expect(channels).toEqual(new Set(['front', 'back']));
  });

  it.each([0.4, 1, 1.8, 2.5, 3.6, 4.9, 5.9])('is nowhere wider than its front: by %d', (angle) => {
    const wide = (cutout: Cutout) => (columns(cutout).at(-1) ?? 0) - (columns(cutout)[0] ?? 0);
    expect(wide(turned(sides, angle))).toBeLessThanOrEqual(wide(drawn(FRONT)));
  });

  it('is drawn on nothing above and below it, and the same each time', () => {
    const frame = turned(sides, 1);
    expect([columns(frame, 2), columns(frame, 38)]).toEqual([[], []]);
    expect(turned(sides, 1)).toEqual(frame);
  });
});
