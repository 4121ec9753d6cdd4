import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { DISPLAY_NAMES, SCENE_NAMES, type SceneName } from './picture.ts';
import { drawScene } from './draw-scene.ts';

const SLOW_DRAWING_MS = 60_000;
/** Mean difference of neighbouring pixels, of 255: text on more is hard to read. */
const MOST_UNREST = 9;

/** Cached: a drawing takes more than half a second. */
const drawn = new Map<SceneName, string>();
function sceneOf(name: SceneName): string {
  const svg = drawn.get(name) ?? drawScene(name);
  drawn.set(name, svg);
  return svg;
}

describe.each(SCENE_NAMES)('%s', (name) => {
  it(
    'has no number that is none, fills the picture, and leaves the lower left calm for text',
    { timeout: SLOW_DRAWING_MS },
    async () => {
      const svg = sceneOf(name);
      expect(svg.replaceAll(/base64,[^"]*/g, '')).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(160, 90)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(60);
      let steps = 0;
      let unrest = 0;
      for (let y = 55; y < info.height; y += 1) {
        for (let x = 0; x < 70; x += 1) {
          const at = y * info.width + x;
          unrest += Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0));
          steps += 1;
        }
      }
      expect(unrest / steps).toBeLessThan(MOST_UNREST);
    },
  );
});

/** Left and right edge of a portrait crop, and the top of its text, of 2400 by 1350. */
const UPRIGHT = { left: 1140, right: 2220, text: 990 };

it.each(['alpine-dawn', 'desert-light', 'lake-camp', 'winter-pass', 'city-evening'] as const)(
  '%s: people in the scene are in view of a phone, above the text',
  { timeout: SLOW_DRAWING_MS },
  (name) => {
    const figures = [...sceneOf(name).matchAll(/<g class="figure"><ellipse cx="([\d.]+)" cy="([\d.]+)"/g)];
    expect(figures.length).toBeGreaterThan(0);
    for (const [, x, foot] of figures) {
      expect(Number(x)).toBeGreaterThan(UPRIGHT.left + 100);
      expect(Number(x)).toBeLessThan(UPRIGHT.right - 100);
      expect(Number(foot)).toBeLessThan(UPRIGHT.text);
    }
  },
);

it.each(DISPLAY_NAMES)('%s: its products have separate definitions', { timeout: SLOW_DRAWING_MS }, (name) => {
  const svg = sceneOf(name);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  const ofProducts = ids.filter((id) => /^p\dd/.test(id ?? ''));
  expect(ofProducts.length).toBeGreaterThan(0);
  expect(new Set(ofProducts).size).toBe(ofProducts.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

it('draws the same scene to the same bytes, and another seed to others', { timeout: SLOW_DRAWING_MS }, () => {
  expect(drawScene('city-evening', 2)).toBe(drawScene('city-evening', 2));
  expect(drawScene('city-evening', 2)).not.toBe(drawScene('city-evening', 3));
});
