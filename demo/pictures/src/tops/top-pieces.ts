import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { across, along, band, tubeOutline, type Tube } from '../kit/tube.ts';
import { quilting } from './quilting.ts';
import { tubeEnd } from './tube-end.ts';
import type { TopStyle } from './top-style.ts';

export function topCloth(ink: Ink, style: TopStyle): Cloth {
  return {
    fill: ink.base.base,
    folds: style.folds,
    foldStrength: style.foldStrength,
    round: style.round,
    depth: 62,
    ...(style.surface && {
      surface: style.surface,
      surfaceStrength: style.surfaceStrength ?? 0.4,
      surfaceScale: style.surfaceScale ?? 200,
    }),
  };
}

export function sleevePiece(ink: Ink, tube: Tube, style: TopStyle, cloth: Cloth): string {
  const inside: string[] = [];
  const short = tube.length === 3;
  if (style.block === 'sleeves') inside.push(`<path d="${tubeOutline(tube)}" fill="${ink.accent.base}"/>`);
  if (style.block === 'yoke')
    inside.push(
      `<path d="${band(tube, -0.1, 0.24, 60)}" fill="${ink.accent.base}"/>${seam(across(tube, 0.24, 6))}`,
    );
  if (style.check === true) inside.push(sleeveChecks(ink, tube));
  if (style.stripes === true)
    for (let t = 0.2; t < 0.95; t += short ? 0.22 : 0.09)
      inside.push(
        `<path d="${across(tube, t, 6)}" fill="none" stroke="${ink.accent.base}" stroke-width="24"/>`,
      );
  if (style.block === 'shoulders')
    inside.push(
      `<path d="${band(tube, -0.1, 0.17, 60)}" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${seam(across(tube, 0.17, 6))}`,
    );
  inside.push(quilting(ink, tube, style, 'sleeve', 7));
  if (style.front === 'sealed-zip') inside.push(seam(along(tube, 0.34, 0.12, 1), 0.7));
  if (style.flatlock === true) inside.push(stitches(along(tube, 0.3, 0.05, 1), ink.base, 0.6));
  inside.push(
    tubeEnd(
      ink,
      tube,
      style.cuff,
      short ? 0.12 : style.cuff === 'rib' || style.cuff === 'buttoned' ? 0.085 : 0.05,
      5,
    ),
  );
  return piece(
    ink,
    tubeOutline(tube, 5),
    { ...cloth, depth: 46, round: Math.min(1, style.round * 1.2) },
    inside.join(''),
  );
}

const sleeveChecks = (ink: Ink, tube: Tube): string =>
  Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="${across(tube, 0.06 + index * 0.11, 6)}" fill="none" stroke="${ink.accent.base}" stroke-opacity=".48" stroke-width="34"/>`,
  ).join('') +
  [0.16, 0.62]
    .map(
      (at) =>
        `<path d="${along(tube, at)}" fill="none" stroke="${ink.accent.base}" stroke-opacity=".48" stroke-width="30"/>`,
    )
    .join('');
