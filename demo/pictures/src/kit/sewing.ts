import type { Tones } from './colour.ts';
import { box, num, type Point } from './path.ts';

export const seam = (d: string, strength = 1): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#05070a" stroke-opacity="${(0.42 * strength).toFixed(2)}" stroke-width="3"/>` +
  `<path d="${d}" stroke="#fff" stroke-opacity="${(0.16 * strength).toFixed(2)}" stroke-width="2" transform="translate(2.5 2.5)"/></g>`;

export const stitches = (d: string, tones: Tones, opacity = 0.75): string =>
  `<path d="${d}" fill="none" stroke="${tones.stitch}" stroke-opacity="${opacity}" stroke-width="2.2" stroke-dasharray="7 4.5" stroke-linecap="round"/>`;

export const topStitched = (d: string, tones: Tones, gap = 7): string =>
  `${seam(d, 0.8)}<g transform="translate(${gap} 0)">${stitches(d, tones, 0.6)}</g>`;

export interface ZipLook {
  /** Beside the teeth. */
  readonly tape: string;
  readonly teeth: string;
  readonly pull: string;
  readonly width?: number;
  /** A sealed zip hides its teeth. */
  readonly sealed?: boolean;
}

const toothed = (d: string, { tape, teeth, width = 22 }: ZipLook): string =>
  `<g fill="none"><path d="${d}" stroke="#04060a" stroke-opacity=".35" stroke-width="${width + 5}"/>` +
  `<path d="${d}" stroke="${tape}" stroke-width="${width}"/>` +
  `<path d="${d}" stroke="#04060a" stroke-opacity=".5" stroke-width="${num(width * 0.55)}"/>` +
  `<path d="${d}" stroke="${teeth}" stroke-width="${num(width * 0.46)}" stroke-dasharray="4.5 3.2"/>` +
  `<path d="${d}" stroke="#04060a" stroke-opacity=".55" stroke-width="1.6"/></g>`;

const sealed = (d: string, { tape, width = 22 }: ZipLook): string =>
  `<g fill="none"><path d="${d}" stroke="#04060a" stroke-opacity=".3" stroke-width="${width + 4}"/>` +
  `<path d="${d}" stroke="${tape}" stroke-width="${width}"/>` +
  `<path d="${d}" stroke="#fff" stroke-opacity=".14" stroke-width="${num(width * 0.7)}" transform="translate(-2 0)"/>` +
  `<path d="${d}" stroke="#04060a" stroke-opacity=".8" stroke-width="3.4"/></g>`;

/** A slider with its pull at `at`, turned by `angle` degrees. */
export const zipPull = ([x, y]: Point, { teeth, pull }: ZipLook, angle = 0, size = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${size})">` +
  `<path d="${box(-9, -8, 18, 24, 5)}" fill="${teeth}" stroke="#04060a" stroke-opacity=".6" stroke-width="1.5"/>` +
  `<path d="M-3 8v18h6V8Z" fill="#04060a" fill-opacity=".55"/>` +
  `<path d="${box(-7.5, 22, 15, 54, 6)}" fill="#04060a" fill-opacity=".28" transform="translate(3 4)"/>` +
  `<path d="${box(-7.5, 22, 15, 54, 6)}" fill="${pull}" stroke="#04060a" stroke-opacity=".4" stroke-width="1.2"/>` +
  `<path d="M-3 30v38" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/></g>`;

export const zip = (d: string, look: ZipLook): string => (look.sealed ? sealed(d, look) : toothed(d, look));

export const cord = (d: string, colour: string, width = 7): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#04060a" stroke-opacity=".3" stroke-width="${width}" transform="translate(3 5)"/>` +
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>` +
  `<path d="${d}" stroke="#fff" stroke-opacity=".28" stroke-width="${num(width * 0.3)}" stroke-dasharray="5 4" transform="translate(-1 -1)"/></g>`;

export const toggle = ([x, y]: Point, colour: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})"><path d="${box(-9, -13, 18, 26, 6)}" fill="${colour}" stroke="#04060a" stroke-opacity=".5" stroke-width="1.4"/>` +
  `<path d="M-4 -7v14" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/></g>`;

export const button = ([x, y]: Point, colour: string, radius = 10): string =>
  `<g transform="translate(${num(x)} ${num(y)})"><circle r="${radius}" cx="1.5" cy="2.5" fill="#04060a" fill-opacity=".35"/>` +
  `<circle r="${radius}" fill="${colour}" stroke="#04060a" stroke-opacity=".4" stroke-width="1.2"/>` +
  `<circle r="${num(radius * 0.66)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>` +
  `<g fill="#04060a" fill-opacity=".7"><circle cx="-2.6" cy="-2.6" r="1.3"/><circle cx="2.6" cy="-2.6" r="1.3"/><circle cx="-2.6" cy="2.6" r="1.3"/><circle cx="2.6" cy="2.6" r="1.3"/></g></g>`;

export const snap = ([x, y]: Point, colour: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})"><circle r="11" cx="1" cy="2" fill="#04060a" fill-opacity=".35"/><circle r="11" fill="${colour}"/>` +
  `<circle r="11" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/><circle r="5" fill="#04060a" fill-opacity=".25"/></g>`;

export const mark = ([x, y]: Point, colour: string, size = 1, opacity = 0.95): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${size})" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">` +
  `<path d="M-40 22L-10 -24L6 -2L15 -14L40 22"/><path d="M-18 22L-3 2L9 22"/></g>`;
