import { pngDataUri } from '../kit/png.ts';
import { seededRandom } from '../kit/random.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, wash, type Stop } from './air.ts';
import type { Painted } from './terrain.ts';

export const landImage = (painted: Painted): string =>
  `<image href="${pngDataUri(painted.pixels, painted.width, 4)}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" preserveAspectRatio="none"/>`;

/** Still or rippled water with a reflection. */
export function mirrorLake(painted: Painted, shore: number, tint: readonly Stop[], seed: number): string {
  const random = seededRandom(seed);
  let ripples = '';
  for (let index = 0; index < 130; index += 1) {
    const depth = random.next() ** 1.6;
    const y = shore + 6 + depth * (SCENE_HEIGHT - shore);
    const long = 60 + depth * 520 * random.next();
    ripples += `<ellipse cx="${Math.round(random.next() * SCENE_WIDTH)}" cy="${Math.round(y)}" rx="${Math.round(long)}" ry="${(0.8 + depth * 2.6).toFixed(1)}" fill="#fff" fill-opacity="${(0.03 + 0.06 * random.next()).toFixed(2)}"/>`;
  }
  return (
    `<clipPath id="lake"><rect y="${shore}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT - shore}"/></clipPath><filter id="still" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="2 7"/></filter>` +
    `<g clip-path="url(#lake)"><g transform="translate(0 ${shore * 2}) scale(1 -1)"><rect width="${SCENE_WIDTH}" height="${shore}" fill="url(#sky)"/><g filter="url(#still)">${landImage(painted)}</g></g>${wash('lakeTint', shore, SCENE_HEIGHT, tint)}${ripples}</g>`
  );
}

export function glitter(seed: number, x: number, top: number, colour: string): string {
  const random = seededRandom(seed);
  let markup = '';
  for (let index = 0; index < 420; index += 1) {
    const depth = random.next() ** 1.3;
    const y = top + 4 + depth * (SCENE_HEIGHT - top);
    const spread = 40 + depth * 420;
    const dx = (random.next() + random.next() + random.next() - 1.5) * spread;
    markup += `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y)}" rx="${(6 + depth * 60 * random.next()).toFixed(0)}" ry="${(0.8 + depth * 3).toFixed(1)}" fill="${colour}" fill-opacity="${(0.16 + 0.5 * random.next()).toFixed(2)}"/>`;
  }
  return markup;
}

/** Swell: long faint lines that grow towards the viewer. */
export function swell(seed: number, top: number): string {
  const random = seededRandom(seed);
  let markup = '';
  for (let index = 0; index < 260; index += 1) {
    const depth = random.next() ** 1.5;
    const y = top + depth * (SCENE_HEIGHT - top);
    markup += `<ellipse cx="${Math.round(random.next() * SCENE_WIDTH)}" cy="${Math.round(y)}" rx="${Math.round(30 + depth * 420)}" ry="${(0.9 + depth * 5).toFixed(1)}" fill="${random.chance(0.5) ? '#ffffff' : '#0a2233'}" fill-opacity="${(0.03 + 0.07 * random.next()).toFixed(2)}"/>`;
  }
  return markup;
}
