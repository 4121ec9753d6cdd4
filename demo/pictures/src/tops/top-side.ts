import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches, zip, zipPull } from '../kit/sewing.ts';
import { castShadow } from '../kit/studio.ts';
import { tubeOutline, type Tube } from '../kit/tube.ts';
import { baffles, checks, stripes, tubeEnd, zipLook } from './top-parts.ts';
import { sleevePiece, topCloth } from './top-pieces.ts';
import type { TopShape } from './top-shape.ts';
import type { TopStyle } from './top-styles.ts';

/** Front of the body to the left, back to the right. */
const sideBody = (shape: TopShape): Tube => {
  const deep = shape.chest * 0.68;
  return [
    [
      [CENTRE - deep * 0.62, shape.shoulderY - 14],
      [CENTRE + deep * 0.66, shape.shoulderY - 26],
    ],
    [
      [CENTRE - deep, shape.armpitY],
      [CENTRE + deep * 1.02, shape.armpitY - 40],
    ],
    [
      [CENTRE - deep * 0.97, shape.waistY],
      [CENTRE + deep * 0.9, shape.waistY],
    ],
    [
      [CENTRE - deep * 0.96, shape.hemY - 6],
      [CENTRE + deep * 1.02, shape.hemY + 10],
    ],
  ];
};

const sideSleeve = (shape: TopShape, style: TopStyle): Tube => {
  const wide = 74 + style.sleeveEase;
  const [sleeve] = shape.sleeves;
  const wrist = sleeve ? (sleeve[sleeve.length - 1]?.[0][1] ?? shape.hemY) : shape.hemY;
  const top = shape.shoulderY - 10;
  const drop = wrist - top;
  if (style.sleeve === 'short') {
    return [
      [
        [CENTRE - wide * 0.72, top],
        [CENTRE + wide * 0.78, top - 4],
      ],
      [
        [CENTRE - wide * 1.08, top + drop * 0.5],
        [CENTRE + wide * 1.1, top + drop * 0.5],
      ],
      [
        [CENTRE - wide * 1.12, top + drop],
        [CENTRE + wide * 1.04, top + drop + 12],
      ],
    ];
  }
  return [
    [
      [CENTRE - wide * 0.7, top],
      [CENTRE + wide * 0.78, top - 4],
    ],
    [
      [CENTRE - wide * 1.05, top + drop * 0.22],
      [CENTRE + wide * 1.1, top + drop * 0.22],
    ],
    [
      [CENTRE - wide * 0.9, top + drop * 0.5],
      [CENTRE + wide * 1.02, top + drop * 0.5],
    ],
    [
      [CENTRE - wide * 1.02, top + drop * 0.78],
      [CENTRE + wide * 0.72, top + drop * 0.8],
    ],
    [
      [CENTRE - wide * 1.0, top + drop],
      [CENTRE + wide * 0.42, top + drop + 14],
    ],
  ];
};

function neckSide(ink: Ink, shape: TopShape, style: TopStyle): { markup: string; outline: string } {
  const cloth = topCloth(ink, style);
  const y = shape.neckY;
  const dark = gradient(ink, [
    [0, ink.lining.base],
    [0.5, ink.lining.deep],
    [1, '#0a0c0f'],
  ]);
  const at = (x: number, dy: number, corner: 0 | 1 = 0): Point => [CENTRE + x, y + dy, corner];
  if (style.neck === 'hood') {
    const outline = curve(
      [
        at(-104, -120, 1),
        at(-40, -196),
        at(60, -200),
        at(134, -120),
        at(142, 10),
        at(120, 76, 1),
        at(10, 110),
        at(-96, 96, 1),
        at(-80, -10),
      ],
      true,
    );
    const opening = curve(
      [at(-104, -120, 1), at(-80, -10), at(-96, 96, 1), at(-118, 20), at(-122, -60)],
      true,
    );
    const panel = seam(curve([at(-60, -180), at(30, -120), at(60, 0), at(56, 96)]), 0.8);
    return {
      outline,
      markup: `<path d="${opening}" fill="${dark}"/>${piece(ink, outline, { ...cloth, depth: 60 }, panel)}`,
    };
  }
  const high = style.neck === 'crew' ? 18 : 74;
  const outline = curve(
    [
      at(-96, -high + 26, 1),
      at(-20, -high + 6),
      at(78, -high - 10, 1),
      at(92, 10),
      at(100, 40, 1),
      at(0, 62),
      at(-98, 60, 1),
    ],
    true,
  );
  const inside = curve(
    [at(-96, -high + 26, 1), at(-30, -high - 14), at(78, -high - 10, 1), at(-10, -high + 14)],
    true,
  );
  return {
    outline,
    markup: `${piece(ink, outline, { ...cloth, depth: 30 })}<path d="${inside}" fill="${dark}"/>`,
  };
}

/** The coloured panel that runs from the armpit to the hem. */
function sidePanel(ink: Ink, shape: TopShape): string {
  const edge = (side: 1 | -1): string =>
    curve(pts`
      ${CENTRE + side * 96} ${shape.armpitY - 60}, ${CENTRE + side * 84} ${shape.waistY},
      ${CENTRE + side * 92} ${shape.hemY + 30}
    `);
  const fill = `<path d="M${CENTRE - 96} ${shape.armpitY - 60}H${CENTRE + 96}L${CENTRE + 84} ${shape.waistY}L${CENTRE + 92} ${shape.hemY + 30}H${CENTRE - 92}L${CENTRE - 84} ${shape.waistY}Z" fill="${ink.accent.base}"/>`;
  return fill + seam(edge(1)) + seam(edge(-1));
}

/** An upper garment turned to its side, the front to the left and a sleeve before the body. */
export function drawTopSide(ink: Ink, shape: TopShape, style: TopStyle): string {
  const cloth = topCloth(ink, style);
  const tube = sideBody(shape);
  const outline = tubeOutline(tube, 12 + style.hemCurve * 0.4);
  const edge = curve(tube.map(([[x, y]]): Point => [x + 12, y]));
  const inside: string[] = [];
  if (style.check === true) inside.push(checks(ink));
  if (style.stripes === true) inside.push(stripes(ink, shape));
  if (style.block === 'sides') inside.push(sidePanel(ink, shape));
  if (style.block === 'lower')
    inside.push(
      `<path d="M0 ${shape.waistY + 70}H1200V1500H0Z" fill="${ink.accent.base}"/>${seam(`M0 ${shape.waistY + 70}H1200`)}`,
    );
  if (style.block === 'yoke')
    inside.push(
      `<path d="M0 ${shape.armpitY - 50}H1200V0H0Z" fill="${ink.accent.base}"/>${seam(`M0 ${shape.armpitY - 50}H1200`)}`,
    );
  if (style.baffles > 0) inside.push(baffles(ink, tube, style.baffles, 14));
  if (style.front === 'zip' || style.front === 'sealed-zip')
    inside.push(zip(edge, zipLook(ink, style.front === 'sealed-zip', 18)));
  const middle = curve(pts`
      ${CENTRE + 20} ${shape.armpitY}, ${CENTRE + 14} ${shape.waistY},
      ${CENTRE + 22} ${shape.hemY + 20}
    `);
  inside.push(seam(middle, 0.8), `<g transform="translate(9 0)">${stitches(middle, ink.base, 0.5)}</g>`);
  inside.push(tubeEnd(ink, tube, style.hem, style.hem === 'rib' ? 0.08 : 0.035, 12));
  const neck = neckSide(ink, shape, style);
  const arm = sideSleeve(shape, style);
  const hole = curve(
    pts`
      ${CENTRE - 60} ${shape.shoulderY}, ${CENTRE - 92} ${shape.shoulderY + 120},
      ${CENTRE - 40} ${shape.armpitY + 20}, ${CENTRE + 60} ${shape.armpitY + 16},
      ${CENTRE + 94} ${shape.shoulderY + 110}, ${CENTRE + 62} ${shape.shoulderY - 4}
    `,
    true,
  );
  const sleeve =
    style.sleeve === 'none'
      ? piece(ink, hole, {
          fill: gradient(ink, [
            [0, ink.lining.deep],
            [1, ink.lining.base],
          ]),
          round: 1,
          depth: 40,
        }) + `<path d="${hole}" fill="none" stroke="${ink.trim.base}" stroke-width="12"/>`
      : castInner(tubeOutline(arm, 5)) + sleevePiece(ink, arm, style, cloth);
  const pull =
    style.front === 'zip' ? zipPull([tube[0][0][0] + 14, shape.shoulderY + 6], zipLook(ink), 6, 0.9) : '';
  const badge =
    style.sleeve === 'none'
      ? ''
      : mark(
          [CENTRE + 4, shape.shoulderY + 130],
          ink.base.isDark ? ink.accent.glow : ink.trim.base,
          0.6,
          0.9,
        );
  return (
    castShadow(ink, [outline, neck.outline]) +
    piece(ink, outline, { ...cloth, depth: 90, round: Math.min(1, style.round * 1.25) }, inside.join('')) +
    neck.markup +
    pull +
    sleeve +
    badge
  );
}

/** The shade a sleeve throws on the body behind it, in steps so that it needs no blur. */
const castInner = (d: string): string =>
  [26, 18, 10]
    .map(
      (width) =>
        `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".09" stroke-width="${width}" transform="translate(8 8)"/>`,
    )
    .join('');
