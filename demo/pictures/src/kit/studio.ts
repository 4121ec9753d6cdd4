import type { Ink } from './ink.ts';
import { num } from './path.ts';

/** Pictures are four wide to five high. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 1500;

const backdrop = (ink: Ink): string => {
  const glow = ink.define(
    (id) =>
      `<radialGradient id="${id}" cx=".46" cy=".4" r=".85"><stop offset="0" stop-color="#f3f1ed"/><stop offset=".55" stop-color="#e9e6e1"/><stop offset="1" stop-color="#d6d2cb"/></radialGradient>`,
  );
  return `<rect width="1200" height="1500" fill="url(#${glow})"/>`;
};

/** A contact shadow: tight and dark, with a wide faint halo. */
export function floorShadow(ink: Ink, x: number, y: number, radius: number, strength = 1): string {
  const fade = ink.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#1c1813" stop-opacity=".5"/><stop offset=".45" stop-color="#1c1813" stop-opacity=".22"/><stop offset="1" stop-color="#1c1813" stop-opacity="0"/></radialGradient>`,
  );
  const ellipse = (dx: number, dy: number, rx: number, ry: number, opacity: number): string =>
    `<ellipse cx="${num(x + dx)}" cy="${num(y + dy)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${fade})" opacity="${(opacity * strength).toFixed(2)}"/>`;
  return ellipse(30, 14, radius * 1.22, radius * 0.2, 0.7) + ellipse(6, 2, radius * 1.02, radius * 0.07, 1);
}

/** The shadow on the wall of hanging or flat products: their outline, soft and offset; none in a scene. */
export function castShadow(ink: Ink, outlines: readonly string[]): string {
  if (!ink.backdrop) return '';
  const blur = ink.define(
    (id) =>
      `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="24"/></filter>`,
  );
  const shapes = outlines.map((d) => `<path d="${d}"/>`).join('');
  return `<g filter="url(#${blur})" fill="#241e16" opacity=".34" transform="translate(14 26)">${shapes}</g>`;
}

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ROOM = { width: 1010, height: 1270 };
const LARGEST = 1.22;

/** Scales and centres a drawing in the picture. */
export function fitted(bounds: Bounds, markup: string, room = ROOM): string {
  const scale = Math.min(
    LARGEST,
    room.width / (bounds.right - bounds.left),
    room.height / (bounds.bottom - bounds.top),
  );
  const x = (bounds.left + bounds.right) / 2;
  const y = (bounds.top + bounds.bottom) / 2;
  return `<g transform="translate(600 ${num(752)}) scale(${scale.toFixed(3)}) translate(${num(-x)} ${num(-y)})">${markup}</g>`;
}

export function studio(ink: Ink, markup: string, crop?: Crop): string {
  const content = crop
    ? `<g transform="translate(600 750) scale(${crop.zoom}) translate(${num(-crop.x)} ${num(-crop.y)})">${markup}</g>`
    : markup;
  const scene = (ink.backdrop ? backdrop(ink) : '') + content;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">` +
    `<defs>${ink.definitions()}</defs>${scene}</svg>`
  );
}
