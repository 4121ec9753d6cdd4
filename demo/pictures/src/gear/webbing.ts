import type { Tones } from '../kit/colour.ts';
import { box, num, type Point } from '../kit/path.ts';

export const strap = (d: string, tones: Tones, width: number): string =>
  `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="#05070a" stroke-opacity=".3" stroke-width="${width}" transform="translate(5 8)"/><path d="${d}" stroke="${tones.deep}" stroke-width="${width + 3}"/>` +
  `<path d="${d}" stroke="${tones.base}" stroke-width="${width}"/><path d="${d}" stroke="#fff" stroke-opacity=".1" stroke-width="${num(width * 0.7)}" stroke-dasharray="3 3"/>` +
  `<path d="${d}" stroke="${tones.stitch}" stroke-opacity=".5" stroke-width="1.8" stroke-dasharray="6 4" transform="translate(${num(width * 0.36)} 0)"/></g>`;

export const buckle = ([x, y]: Point, angle = 0, size = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${size})"><path d="${box(-24, -32, 48, 64, 9)}" fill="#05070a" fill-opacity=".35" transform="translate(4 6)"/>` +
  `<path d="${box(-24, -32, 48, 64, 9)}" fill="#26282b"/><path d="M-24 -6h10v14h-10zM14 -6h10v14H14z" fill="#0c0d0f"/><path d="M-12 -26h24M-12 22h24" stroke="#0c0d0f" stroke-width="6"/>` +
  `<path d="M-18 -30h36" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/><path d="M-8 -14v28M0 -14v28M8 -14v28" stroke="#fff" stroke-opacity=".12" stroke-width="3"/></g>`;

export const barTack = ([x, y]: Point, tones: Tones, width = 30): string =>
  `<g fill="none" stroke="${tones.stitch}" stroke-width="2" stroke-dasharray="4 3"><path d="M${num(x - width / 2)} ${num(y - width / 2)}h${width}v${width}h${-width}ZL${num(x + width / 2)} ${num(y + width / 2)}M${num(x + width / 2)} ${num(y - width / 2)}l${-width} ${width}"/></g>`;
