import { baffles } from '../kit/baffles.ts';
import type { Ink } from '../kit/ink.ts';
import type { Tube } from '../kit/tube.ts';
import type { TopStyle } from './top-style.ts';

function diamonds(ink: Ink, pitch: number): string {
  const swell = ink.define(
    (id) =>
      `<radialGradient id="${id}" cx=".42" cy=".42" r=".72"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity=".02"/><stop offset=".8" stop-color="#05070a" stop-opacity=".12"/><stop offset="1" stop-color="#05070a" stop-opacity=".4"/></radialGradient>`,
  );
  const pattern = ink.define(
    (id) =>
      `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45 600 600)"><rect width="${pitch}" height="${pitch}" fill="url(#${swell})"/><path d="M0 0H${pitch}M0 0V${pitch}" stroke="${ink.base.stitch}" stroke-opacity=".8" stroke-width="2.6" stroke-dasharray="7 5"/></pattern>`,
  );
  return `<rect width="1200" height="1500" fill="url(#${pattern})"/>`;
}

/** The chambers of a body or sleeve; quilted panels leave sleeves smooth. */
export function quilting(
  ink: Ink,
  tube: Tube,
  style: TopStyle,
  part: 'body' | 'sleeve',
  sag: number,
): string {
  switch (style.quilt) {
    case 'rows':
      return baffles(ink, tube, style.baffles, sag);
    case 'panels':
      return part === 'body' ? baffles(ink, tube, style.baffles, sag) : '';
    case 'diamond':
      return diamonds(ink, 1000 / style.baffles);
    default:
      return '';
  }
}
