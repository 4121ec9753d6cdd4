import type { Ink } from '../kit/ink.ts';
import { box, num } from '../kit/path.ts';
import { button, seam, stitches } from '../kit/sewing.ts';
import { across, along, band, pointAt, sectionAt, type Tube } from '../kit/tube.ts';
import type { TopStyle } from './top-style.ts';

/** A cuff or hem: knitted, bound, hemmed or with a tab. */
export function tubeEnd(
  ink: Ink,
  tube: Tube,
  how: TopStyle['cuff'] | TopStyle['hem'],
  length: number,
  sag: number,
): string {
  const from = 1 - length;
  switch (how) {
    case 'rib': {
      const [left, right] = sectionAt(tube, 1);
      const count = Math.round((right[0] - left[0]) / 12);
      const ribs = Array.from(
        { length: count },
        (_, index) =>
          `<path d="${along(tube, (index + 0.5) / count, from - 0.004, 1.01)}" fill="none" stroke="#05070a" stroke-opacity=".22" stroke-width="4"/>`,
      ).join('');
      return `<path d="${band(tube, from, 1.0, 0, sag)}" fill="${ink.base.dark}" fill-opacity=".55"/>${ribs}${seam(across(tube, from, sag))}`;
    }
    case 'elastic': {
      const [left, right] = sectionAt(tube, 1);
      const count = Math.round((right[0] - left[0]) / 20);
      const gathers = Array.from(
        { length: count },
        (_, index) =>
          `<path d="${along(tube, (index + 0.3 + (index % 3) * 0.2) / count, from - 0.012 * (index % 4), 1.01)}" fill="none" stroke="${index % 2 === 0 ? '#05070a' : '#fff'}" stroke-opacity="${index % 2 === 0 ? 0.2 : 0.12}" stroke-width="6"/>`,
      ).join('');
      return `${gathers}${seam(across(tube, from, sag), 0.6)}<path d="${across(tube, 0.994, sag)}" fill="none" stroke="${ink.trim.base}" stroke-opacity=".8" stroke-width="9"/>`;
    }
    case 'bound':
      return `<path d="${across(tube, 0.992, sag)}" fill="none" stroke="${ink.trim.base}" stroke-width="20"/>${seam(across(tube, 0.992 - length * 0.22, sag), 0.6)}`;
    case 'tab': {
      const [x, y] = pointAt(tube, 1 - length * 0.55, 0.52);
      const [endX, endY] = pointAt(tube, 1 - length * 0.55, 0.98);
      const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
      return `${seam(across(tube, from, sag))}<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})"><path d="${box(-34, -15, 92, 30, 8)}" fill="#05070a" fill-opacity=".35" transform="translate(3 5)"/><path d="${box(-34, -15, 92, 30, 8)}" fill="${ink.trim.base}"/><path d="${box(-28, -9, 80, 18, 5)}" fill="none" stroke="${ink.trim.stitch}" stroke-width="2" stroke-dasharray="6 4"/></g>`;
    }
    case 'buttoned':
      return `${seam(across(tube, from, sag))}${stitches(across(tube, from + 0.012, sag), ink.base, 0.6)}${button(pointAt(tube, 1 - length * 0.5, 0.22), ink.trim.base, 9)}`;
    case 'hemmed':
    case 'corded':
      return `${seam(across(tube, from, sag), 0.35)}${stitches(across(tube, from, sag), ink.base, 0.75)}${stitches(across(tube, from + 0.008, sag), ink.base, 0.5)}`;
  }
}
