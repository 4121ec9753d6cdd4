import { fractalNoise } from '../kit/noise.ts';
import { num } from '../kit/path.ts';
import { pngDataUri } from '../kit/png.ts';
import { seededRandom } from '../kit/random.ts';

export const SCENE_WIDTH = 2400;
export const SCENE_HEIGHT = 1350;

export type Stop = readonly [at: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A vertical gradient over a part of the scene. */
export const wash = (id: string, top: number, bottom: number, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient><rect y="${num(top)}" width="${SCENE_WIDTH}" height="${num(bottom - top)}" fill="url(#${id})"/>`;

/** Radial light, as around a low sun or a lamp. */
export const glow = (
  id: string,
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
  squash = 1,
): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius)}" ry="${num(radius * squash)}" fill="url(#${id})"/>`;

export function stars(seed: number, bottom: number, count: number): string {
  const random = seededRandom(seed);
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const y = random.next() ** 1.5 * bottom;
    const bright = random.next() ** 3;
    markup += `<circle cx="${num(random.next() * SCENE_WIDTH)}" cy="${num(y)}" r="${num(0.7 + bright * 1.9)}" fill="#fff" fill-opacity="${(0.25 + bright * 0.7).toFixed(2)}"/>`;
  }
  return markup;
}

const CLOUD_WIDTH = 480;
const CLOUD_HEIGHT = 200;

/** A bank of cloud or mist with soft edges; `cover` is the filled share. */
function cloudImage(seed: number, cover: number, stretch: number): string {
  const shape = fractalNoise(seed, 5);
  const samples = new Uint8Array(CLOUD_WIDTH * CLOUD_HEIGHT * 2);
  for (let y = 0; y < CLOUD_HEIGHT; y += 1) {
    const edge = Math.sin((y / CLOUD_HEIGHT) * Math.PI) ** 0.8;
    for (let x = 0; x < CLOUD_WIDTH; x += 1) {
      const sides = Math.min(1, Math.min(x, CLOUD_WIDTH - x) / 50);
      const depth = shape(x / (70 * stretch), y / 44) + shape(x / (22 * stretch) + 50, y / 15) * 0.28;
      const amount = Math.min(1, Math.max(0, (depth + cover - 0.5) * 2.1)) * edge * sides;
      const at = (y * CLOUD_WIDTH + x) * 2;
      // Darker undersides give the bank its body.
      samples[at] = Math.round(255 - 46 * Math.min(1, Math.max(0, y / CLOUD_HEIGHT - 0.2)) * amount);
      samples[at + 1] = Math.round(255 * amount);
    }
  }
  return pngDataUri(samples, CLOUD_WIDTH, 2);
}

/** Clouds or mist between two heights. */
export function clouds(
  id: string,
  seed: number,
  top: number,
  bottom: number,
  colour: string,
  opacity: number,
  cover = 0.45,
  stretch = 1.6,
): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in" result="c"/><feBlend in="c" in2="SourceGraphic" mode="multiply"/></filter>` +
    `<image href="${cloudImage(seed, cover, stretch)}" x="-60" y="${num(top)}" width="${SCENE_WIDTH + 120}" height="${num(bottom - top)}" preserveAspectRatio="none" opacity="${opacity}" filter="url(#${id})"/>`
  );
}

export const scene = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}">${markup}</svg>`;

/** Darkens the corners and the bottom, where text is. */
export const vignette = (strength = 1): string =>
  `<radialGradient id="vig" cx=".5" cy=".45" r=".8"><stop offset=".55" stop-color="#05070c" stop-opacity="0"/><stop offset="1" stop-color="#05070c" stop-opacity="${(0.34 * strength).toFixed(2)}"/></radialGradient><rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="url(#vig)"/>` +
  wash('foot', SCENE_HEIGHT * 0.6, SCENE_HEIGHT, [
    [0, '#05070c', 0],
    [1, '#05070c', 0.34 * strength],
  ]);
