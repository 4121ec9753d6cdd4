import { describe, expect, it } from 'vitest';

import { LAND_NAMES, landOf } from './lands.ts';
import { paintTerrain } from './terrain.ts';

const WIDTH = 480;
const HEIGHT = 270;
/** Ratio of changes between columns and rows; streaks down a cliff exceed it. */
const MOST_STREAKED = 1.18;

describe.each(LAND_NAMES)('the land of %s', (name) => {
  it('has no streaks down its cliffs', () => {
    const { pixels } = paintTerrain(landOf(name, 1), WIDTH, HEIGHT);
    const lightness = (at: number): number =>
      (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
    let acrossColumns = 0;
    let acrossRows = 0;
    for (let y = 0; y < HEIGHT - 1; y += 1) {
      for (let x = 0; x < WIDTH - 1; x += 1) {
        const here = (y * WIDTH + x) * 4;
        const below = here + WIDTH * 4;
        if ([here, here + 4, below].some((at) => pixels[at + 3] === 0)) continue;
        acrossColumns += Math.abs(lightness(here) - lightness(here + 4));
        acrossRows += Math.abs(lightness(here) - lightness(below));
      }
    }
    expect(acrossRows).toBeGreaterThan(0);
    expect(acrossColumns / acrossRows).toBeLessThan(MOST_STREAKED);
  });
});
