import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, type Point, pts } from '../kit/path.ts';
import { mark, seam, toggle } from '../kit/sewing.ts';
import { castShadow } from '../kit/studio.ts';
import { tubeOutline, type Tube } from '../kit/tube.ts';
import { sideDetails } from './side-details.ts';
import { sideNeck } from './side-neck.ts';
import { quilting } from './quilting.ts';
import { sleevePiece, topCloth } from './top-pieces.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';
import { tubeEnd } from './tube-end.ts';

/** The trunk in profile, facing left. */
const sideBody = (shape: TopShape, style: TopStyle): Tube => {
  const chest = shape.chest * 0.74;
  const back = shape.chest * 0.7;
  const waist = shape.waist / shape.chest;
  const hem = shape.hem / shape.chest;
  const drop = (style.dropHem ?? 0) * 0.8 + 14;
  return [
    [
      [CENTRE - chest * 0.5, shape.shoulderY - 40],
      [CENTRE + back * 0.62, shape.shoulderY - 52],
    ],
    [
      [CENTRE - chest * 0.88, shape.shoulderY + 96],
      [CENTRE + back * 1.02, shape.shoulderY + 84],
    ],
    [
      [CENTRE - chest * 1.02, shape.armpitY + 4],
      [CENTRE + back * 1.06, shape.armpitY - 10],
    ],
    [
      [CENTRE - chest * 0.99 * waist, shape.waistY],
      [CENTRE + back * 0.92 * waist, shape.waistY + 6],
    ],
    [
      [CENTRE - chest * 1.0 * hem, (shape.waistY + shape.hemY) / 2],
      [CENTRE + back * 1.02 * hem, (shape.waistY + shape.hemY) / 2 + 6],
    ],
    [
      [CENTRE - chest * 1.0 * hem, shape.hemY - 4],
      [CENTRE + back * 1.04 * hem, shape.hemY + drop],
    ],
  ];
};

/** A hanging sleeve, slightly bent at the elbow. */
const sideSleeve = (shape: TopShape, style: TopStyle): Tube => {
  const wide = 72 + style.sleeveEase * 0.7;
  const [sleeve] = shape.sleeves;
  const end = sleeve ? (sleeve[sleeve.length - 1]?.[0][1] ?? shape.hemY) : shape.hemY;
  const top = shape.shoulderY - 26;
  const drop = end - top;
  const section = (t: number, middle: number, half: number, tilt: number): readonly [Point, Point] => [
    [CENTRE + middle - half, top + drop * t - tilt],
    [CENTRE + middle + half, top + drop * t + tilt],
  ];
  if (style.sleeve === 'short')
    return [
      section(0, 14, wide * 0.66, -2),
      section(0.45, 10, wide * 1.14, 0),
      section(1, -6, wide * 1.2, 8),
    ];
  return [
    section(0, 16, wide * 0.62, -4),
    section(0.17, 16, wide * 1.06, 0),
    section(0.34, 24, wide * 1.02, 2),
    section(0.56, 34, wide * 0.9, 4),
    section(0.78, 2, wide * 0.82, 8),
    section(1, -46, wide * 0.68, 12),
  ];
};

/** The sleeve's shadow on the trunk, in steps instead of a blur. */
const castInner = (d: string): string =>
  [40, 28, 18, 10]
    .map(
      (width) =>
        `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".07" stroke-width="${width}" transform="translate(8 8)"/>`,
    )
    .join('');

const armhole = (ink: Ink, shape: TopShape): string => {
  const hole = curve(
    pts`
      ${CENTRE - 44} ${shape.shoulderY - 30}!, ${CENTRE - 74} ${shape.shoulderY + 96},
      ${CENTRE - 34} ${shape.armpitY + 18}, ${CENTRE + 48} ${shape.armpitY + 14},
      ${CENTRE + 84} ${shape.shoulderY + 92}, ${CENTRE + 60} ${shape.shoulderY - 34}!
    `,
    true,
  );
  const fill = gradient(ink, [
    [0, ink.lining.deep],
    [1, ink.lining.base],
  ]);
  return `${piece(ink, hole, { fill, round: 1, depth: 40 })}<path d="${hole}" fill="none" stroke="${ink.trim.base}" stroke-width="12"/>`;
};

/** Folds towards the armpit and the crook of the arm. */
const creases = (ink: Ink, shape: TopShape): string => {
  const { random } = ink;
  const line = (x: number, y: number, dx: number, dy: number): string => {
    const d = curve([
      [x, y],
      [x + dx * 0.5, y + dy * 0.5 + 14],
      [x + dx, y + dy],
    ]);
    return `<path d="${d}" stroke="${ink.base.deep}" stroke-opacity=".2" stroke-width="12"/><path d="${d}" stroke="${ink.base.glow}" stroke-opacity=".14" stroke-width="7" transform="translate(-3 -9)"/>`;
  };
  const at = shape.chest * 0.72;
  return `<g fill="none" stroke-linecap="round">${[0, 1, 2]
    .map(
      (index) =>
        line(CENTRE - at + 16, shape.armpitY + 40 + index * 70 + random.between(0, 20), 90, -34) +
        line(CENTRE + at - 14, shape.waistY - 30 + index * 56 + random.between(0, 20), -74, -20),
    )
    .join('')}</g>`;
};

export function drawTopSide(ink: Ink, shape: TopShape, style: TopStyle): string {
  const cloth: Cloth = topCloth(ink, style);
  const tube = sideBody(shape, style);
  const outline = tubeOutline(tube, 10 + style.hemCurve * 0.3);
  const neck = sideNeck(ink, shape, style, cloth);
  const inside = [
    sideDetails(ink, shape, style, tube),
    quilting(ink, tube, style, 'body', 14),
    style.quilt === undefined ? creases(ink, shape) : '',
    tubeEnd(ink, tube, style.hem, style.hem === 'rib' ? 0.08 : style.hem === 'elastic' ? 0.06 : 0.035, 10),
  ].join('');
  const arm = sideSleeve(shape, style);
  const head = curve(
    pts`${CENTRE - 52} ${shape.shoulderY - 6}, ${CENTRE - 60} ${shape.shoulderY + 60}, ${CENTRE - 58} ${shape.shoulderY + 130}`,
  );
  const sleeve =
    style.sleeve === 'none'
      ? armhole(ink, shape)
      : castInner(tubeOutline(arm, 5)) +
        sleevePiece(ink, arm, style, cloth) +
        (style.raglan === true ? '' : `${seam(head, 0.5)}`) +
        (style.sleeve === 'long' ? elbow(ink, arm) : '');
  const badge =
    style.sleeve === 'none'
      ? ''
      : mark(
          [CENTRE + 22, shape.shoulderY + 132],
          ink.base.isDark ? ink.accent.glow : ink.trim.base,
          0.6,
          0.9,
        );
  const cordEnd =
    style.waistCord === true ? toggle([CENTRE - shape.chest * 0.5, shape.waistY + 12], ink.trim.dark) : '';
  return (
    castShadow(ink, [outline, neck.outline]) +
    neck.behind +
    piece(ink, outline, { ...cloth, depth: 96, round: Math.min(1, style.round * 1.25) }, inside) +
    neck.markup +
    cordEnd +
    sleeve +
    badge
  );
}

const elbow = (ink: Ink, arm: Tube): string => {
  const [left, right] = arm[3] ?? arm[1];
  return `<g fill="none" stroke-linecap="round">${[-34, 4, 40]
    .map((dy, index) => {
      const d = curve([
        [left[0] + 8, left[1] + dy],
        [left[0] + 46, left[1] + dy + 18],
        [right[0] - 34 - index * 10, right[1] + dy * 0.5 - 6],
      ]);
      return `<path d="${d}" stroke="${ink.base.deep}" stroke-opacity=".3" stroke-width="9"/><path d="${d}" stroke="${ink.base.glow}" stroke-opacity=".2" stroke-width="5" transform="translate(-2 -8)"/>`;
    })
    .join('')}</g>`;
};
