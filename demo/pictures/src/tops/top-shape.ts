import type { Audience } from '../picture.ts';
import { CENTRE, curve, mirrored, type Point, pts } from '../kit/path.ts';
import type { Section, Tube } from '../kit/tube.ts';
import { hoodOf } from './top-hood.ts';
import type { TopStyle } from './top-style.ts';
import type { TopShape } from './top-measures.ts';

interface Proportions {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly length: number;
  readonly arm: number;
}

const PROPORTIONS: Readonly<Record<Audience, Proportions>> = {
  men: { shoulder: 1, chest: 1, waist: 1, hem: 1, length: 1, arm: 1 },
  women: { shoulder: 0.89, chest: 0.92, waist: 0.84, hem: 0.95, length: 0.955, arm: 0.96 },
  kids: { shoulder: 0.88, chest: 0.97, waist: 1.01, hem: 1.03, length: 0.83, arm: 0.82 },
};

const mirrorTube = (tube: Tube): Tube => {
  const flip = ([x, y]: Point): Point => [2 * CENTRE - x, y];
  const swap = ([left, right]: Section): Section => [flip(right), flip(left)];
  const [first, second, ...rest] = tube;
  return [swap(first), swap(second), ...rest.map(swap)];
};

const longSleeve = (
  shoulder: number,
  chest: number,
  shoulderY: number,
  armpitY: number,
  ease: number,
  arm: number,
  spread: number,
): Tube => {
  const wrist = shoulderY + 728 * arm;
  return [
    [
      [CENTRE + shoulder - 80, shoulderY + 24],
      [CENTRE + shoulder - 34, shoulderY - 16],
    ],
    [
      [CENTRE + chest - 40, armpitY - 50],
      [CENTRE + shoulder + 58 + ease, shoulderY + 130],
    ],
    [
      [CENTRE + chest + 2 + spread * 0.3, armpitY + 120],
      [CENTRE + shoulder + 102 + ease + spread * 0.4, armpitY + 90],
    ],
    [
      [CENTRE + chest + 30 + spread * 0.8, wrist - 160],
      [CENTRE + shoulder + 128 + ease + spread * 0.85, wrist - 172],
    ],
    [
      [CENTRE + chest + 50 + spread * 1.1, wrist + 12],
      [CENTRE + shoulder + 136 + ease * 0.6 + spread, wrist - 14],
    ],
  ];
};

const shortSleeve = (
  shoulder: number,
  chest: number,
  shoulderY: number,
  armpitY: number,
  ease: number,
  spread: number,
): Tube => [
  [
    [CENTRE + shoulder - 80, shoulderY + 24],
    [CENTRE + shoulder - 34, shoulderY - 16],
  ],
  [
    [CENTRE + chest - 40, armpitY - 50],
    [CENTRE + shoulder + 66 + ease, shoulderY + 120],
  ],
  [
    [CENTRE + chest + 14 + spread * 0.5, armpitY + 66 - spread * 0.6],
    [CENTRE + shoulder + 112 + ease + spread * 0.7, armpitY + 18 - spread],
  ],
];

export function topShape(style: TopStyle, audience: Audience): TopShape {
  const fit = PROPORTIONS[audience];
  const top = audience === 'kids' ? 80 : 0;
  const shoulder = (238 + style.ease * 0.5) * fit.shoulder;
  const chest = (238 + style.ease) * fit.chest;
  const waist = (230 + style.ease) * fit.waist * style.waist;
  const hem = (236 + style.ease) * fit.hem * style.flare;
  const neck = style.neckWidth * (audience === 'women' ? 0.93 : 1);
  const neckY = 342 + top;
  const shoulderY = 402 + top;
  const armpitY = shoulderY + 205 * (audience === 'kids' ? 0.92 : 1);
  const hemY = shoulderY + style.length * fit.length;
  const waistY = armpitY + (hemY - armpitY) * 0.5;
  const { neckDrop } = style;
  const cutIn =
    style.neck === 'v' && neckDrop > 20
      ? pts`0 ${neckY + neckDrop}!, ${neck * 0.56} ${neckY + neckDrop * 0.44}`
      : pts`0 ${neckY + neckDrop}, ${neck * 0.72} ${neckY + neckDrop * 0.62}`;
  const half: readonly Point[] = [
    ...cutIn,
    ...pts`
      ${neck} ${neckY}!,
      ${shoulder - 34} ${shoulderY - 16}, ${shoulder - 4} ${shoulderY + 16}!,
      ${shoulder - 20} ${shoulderY + 110}, ${chest} ${armpitY}!, ${waist} ${waistY}, ${hem} ${hemY}!,
      ${hem * 0.6} ${hemY + 10 + style.hemCurve * 0.55}, 0 ${hemY + 14 + style.hemCurve}
    `,
  ];
  const section = (width: number, y: number): Section => [
    [CENTRE - width, y],
    [CENTRE + width, y],
  ];
  const sleeve =
    style.sleeve === 'long'
      ? longSleeve(shoulder, chest, shoulderY, armpitY, style.sleeveEase, fit.arm, style.spread ?? 0)
      : shortSleeve(shoulder, chest, shoulderY, armpitY, style.sleeveEase, style.spread ?? 0);
  const reach = style.sleeve === 'none' ? hem : (sleeve[sleeve.length - 1]?.[1][0] ?? CENTRE);
  const height =
    style.neck === 'hood'
      ? 6 - hoodOf(style).top
      : style.neck === 'stand' || style.neck === 'collar'
        ? 90
        : 20;
  return {
    bounds: {
      left: Math.min(CENTRE - hem, 2 * CENTRE - reach),
      right: Math.max(CENTRE + hem, reach),
      top: neckY - height,
      bottom: hemY + 14 + Math.max(style.hemCurve, style.dropHem ?? 0),
    },
    shoulder,
    shoulderY,
    neck,
    neckY,
    chest,
    armpitY,
    waist,
    waistY,
    hem,
    hemY,
    neckDrop,
    body: [section(chest, armpitY), section(waist, waistY), section(hem, hemY)],
    bodyOutline: curve(mirrored(half), true),
    sleeves: style.sleeve === 'none' ? [] : [sleeve, mirrorTube(sleeve)],
  };
}
