import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, num } from '../kit/path.ts';
import { button, seam, snap, stitches, zip, zipPull } from '../kit/sewing.ts';
import { hoodOf } from './top-hood.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';
import { zipLook } from './zip-look.ts';

function closureTop(shape: TopShape, style: TopStyle): number {
  if (style.neck === 'hood') return shape.neckY + hoodOf(style).open.bottom - 6;
  return shape.neckY + shape.neckDrop + (style.neck === 'stand' ? -70 : 14);
}

export function closure(ink: Ink, shape: TopShape, style: TopStyle): string {
  const top = closureTop(shape, style);
  const bottom = shape.hemY + 12 + style.hemCurve;
  const line = (x: number, from: number, to: number): string =>
    `M${num(x)} ${num(from)}L${num(x)} ${num(to)}`;
  switch (style.front) {
    case 'zip':
    case 'sealed-zip': {
      const look = zipLook(ink, style.front === 'sealed-zip', style.front === 'sealed-zip' ? 26 : 22);
      const beside = [-24, 24]
        .map((dx) => stitches(line(CENTRE + dx, top + 20, bottom), ink.base, 0.5))
        .join('');
      return beside + zip(line(CENTRE, top, bottom), look) + zipPull([CENTRE, top + 6], look);
    }
    case 'half-zip': {
      const look = zipLook(ink);
      const end = shape.armpitY + 30;
      const placket = box(CENTRE - 23, top, 46, end - top + 26, 6);
      return (
        stitches(placket, ink.base, 0.6) +
        zip(line(CENTRE, top, end), look) +
        zipPull([CENTRE, top + 10], look)
      );
    }
    case 'flap': {
      const flap = `M${CENTRE - 34} ${num(top + 34)}H${CENTRE + 34}V${num(bottom - 6)}H${CENTRE - 34}Z`;
      const studs = [0.04, 0.3, 0.56, 0.82]
        .map((t) => snap([CENTRE + 14, top + 60 + (bottom - top - 120) * t], ink.trim.base))
        .join('');
      const look = zipLook(ink, false, 18);
      return (
        zip(line(CENTRE, top, top + 60), look) +
        `<path d="${flap}" fill="${ink.base.base}"/><path d="${flap}" fill="#fff" fill-opacity=".05"/>` +
        seam(line(CENTRE - 34, top + 34, bottom - 4)) +
        seam(line(CENTRE + 34, top + 34, bottom - 4)) +
        stitches(line(CENTRE + 25, top + 40, bottom - 8), ink.base, 0.6) +
        studs
      );
    }
    case 'snap-placket': {
      const end = shape.armpitY + 60;
      const strip = box(CENTRE - 40, top - 4, 80, end - top, 10);
      const studs = [0.14, 0.4, 0.66, 0.9]
        .map((t) => snap([CENTRE, top + (end - top) * t - 10], ink.trim.base))
        .join('');
      return `<path d="${strip}" fill="#05070a" fill-opacity=".3" transform="translate(4 6)"/><path d="${strip}" fill="${ink.accent.base}"/>${seam(strip, 0.6)}${stitches(box(CENTRE - 33, top + 4, 66, end - top - 16, 7), ink.accent, 0.6)}${studs}`;
    }
    case 'snaps': {
      const line2 = line(CENTRE - 38, top, bottom - 6);
      const count = style.length > 900 ? 7 : 6;
      const studs = Array.from({ length: count }, (_, index) =>
        snap([CENTRE - 4, top + 50 + ((bottom - top - 160) * index) / (count - 1)], ink.trim.base),
      ).join('');
      return (
        `<path d="M${CENTRE - 38} ${num(top)}H${CENTRE + 30}V${num(bottom - 6)}H${CENTRE - 38}Z" fill="#fff" fill-opacity=".04"/>` +
        seam(line2) +
        stitches(line(CENTRE - 28, top, bottom - 6) + line(CENTRE + 30, top, bottom - 6), ink.base, 0.6) +
        studs
      );
    }
    case 'buttons': {
      const placket = line(CENTRE - 24, top, bottom - 6) + line(CENTRE + 24, top, bottom - 6);
      const count = 7;
      const buttons = Array.from({ length: count }, (_, index) =>
        button([CENTRE, top + 46 + ((bottom - top - 150) * index) / (count - 1)], ink.trim.base),
      ).join('');
      return (
        seam(placket, 0.7) +
        stitches(line(CENTRE - 15, top, bottom - 6) + line(CENTRE + 15, top, bottom - 6), ink.base, 0.55) +
        buttons
      );
    }
    case 'plain':
      return '';
  }
}
