import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, num, pts } from '../kit/path.ts';
import { mark, seam, stitches, toggle, zip } from '../kit/sewing.ts';
import { castShadow, fitted, studio, type Crop } from '../kit/studio.ts';
import { pointAt, tubeOutline, type Tube } from '../kit/tube.ts';
import { quilting } from './quilting.ts';
import { bodyBlocks } from './top-blocks.ts';
import { closure } from './top-closure.ts';
import { topFolds } from './top-folds.ts';
import { hoodOutline } from './top-hood.ts';
import { neckBack, neckFront, neckInside } from './top-neck.ts';
import { pockets } from './top-pockets.ts';
import { sleevePiece, topCloth } from './top-pieces.ts';
import { topShape } from './top-shape.ts';
import type { TopShape } from './top-measures.ts';
import { drawTopSide } from './top-side.ts';
import type { TopStyle } from './top-style.ts';
import { topStyleOf } from './top-styles.ts';
import { tubeEnd } from './tube-end.ts';
import { zipLook } from './zip-look.ts';

const armholes = (ink: Ink, shape: TopShape, style: TopStyle): string =>
  shape.sleeves.length === 0 || style.raglan === true
    ? ''
    : [1, -1]
        .map((side) => {
          const d = curve(pts`
      ${CENTRE + side * (shape.shoulder - 7)} ${shape.shoulderY + 24},
      ${CENTRE + side * (shape.shoulder - 22)} ${shape.shoulderY + 108},
      ${CENTRE + side * shape.chest} ${shape.armpitY}
    `);
          return `${seam(d)}<g transform="translate(${side * -8} 0)">${stitches(d, ink.base, 0.5)}</g>`;
        })
        .join('');

function body(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth, back: boolean): string {
  const inside: string[] = [bodyBlocks(ink, shape, style, back)];
  if (style.quilt !== undefined) {
    const upper = shape.shoulderY - 60;
    const tall: Tube = [
      [
        [CENTRE - shape.shoulder - 8, upper],
        [CENTRE + shape.shoulder + 8, upper],
      ],
      ...shape.body,
    ];
    inside.push(quilting(ink, tall, style, 'body', 16));
  }
  if (back) {
    const yoke = curve(pts`
      ${CENTRE - shape.shoulder} ${shape.shoulderY + 60}, ${CENTRE} ${shape.shoulderY + 82},
      ${CENTRE + shape.shoulder} ${shape.shoulderY + 60}
    `);
    if (style.quilt === undefined && style.block !== 'yoke' && style.front !== 'plain')
      inside.push(seam(yoke, 0.8), `<g transform="translate(0 9)">${stitches(yoke, ink.base, 0.5)}</g>`);
    if (style.front === 'buttons')
      inside.push(
        seam(
          `M${CENTRE - 18} ${num(shape.shoulderY + 80)}L${CENTRE - 10} ${num(shape.hemY)}M${CENTRE + 18} ${num(shape.shoulderY + 80)}L${CENTRE + 10} ${num(shape.hemY)}`,
          0.35,
        ),
      );
  }
  const depth = style.hem === 'rib' ? 0.1 : style.hem === 'elastic' ? 0.07 : 0.045;
  inside.push(tubeEnd(ink, shape.body, style.hem, depth, 14 + style.hemCurve));
  return piece(ink, shape.bodyOutline, { ...cloth, depth: 84 }, inside.join(''));
}

const brand = (ink: Ink, shape: TopShape, style: TopStyle, back: boolean): string => {
  const colour = style.block === 'yoke' ? ink.base.base : ink.base.isDark ? ink.accent.glow : ink.trim.base;
  if (back) return mark([CENTRE, shape.shoulderY + (style.neck === 'hood' ? 150 : 46)], colour, 0.62, 0.85);
  if (style.chestPocket === 'patch' && style.front !== 'buttons')
    return mark([CENTRE + 124, shape.armpitY + 20], ink.accent.stitch, 0.6);
  if (style.chestPocket === 'patch') return '';
  if (style.chestPocket === 'flaps' || style.chestPocket === 'twin-zip') {
    const [sleeve] = shape.sleeves;
    return sleeve ? mark(pointAt(sleeve, 0.36, 0.56), colour, 0.5) : '';
  }
  return mark(
    [CENTRE + shape.chest * 0.52, shape.armpitY - (style.chestPocket === 'zip' ? 104 : 66)],
    colour,
    0.72,
  );
};

/** The inside of the back hem, where it is below the front. */
function backHem(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  if (style.dropHem === undefined) return '';
  const { hem, hemY } = shape;
  const d = curve(
    mirrored(
      pts`0 ${hemY - 40}!, ${hem - 2} ${hemY - 60}!, ${hem - 10} ${hemY + 4}!, ${hem * 0.7} ${hemY + style.dropHem * 0.8}, 0 ${hemY + style.dropHem}`,
    ),
    true,
  );
  return piece(ink, d, { ...cloth, fill: ink.lining.base, depth: 20 });
}

const waistCord = (ink: Ink, shape: TopShape, style: TopStyle): string => {
  if (style.waistCord !== true) return '';
  const { waist, waistY } = shape;
  const d = curve(
    pts`${CENTRE - waist} ${waistY + 2}, ${CENTRE} ${waistY + 22}, ${CENTRE + waist} ${waistY + 2}`,
  );
  const gathers = Array.from({ length: 26 }, (_, index) => {
    const x = CENTRE + ((index - 12.5) / 13) * (waist - 14);
    const y = waistY + 20 - Math.abs(index - 12.5) * 1.3;
    return `<path d="M${num(x)} ${num(y - 26)}l${num((index % 3) - 1)} 52" stroke="#05070a" stroke-opacity=".12" stroke-width="5" stroke-linecap="round"/>`;
  }).join('');
  return `${gathers}${seam(d, 0.9)}<g transform="translate(0 14)">${seam(d, 0.7)}</g>${[1, -1].map((side) => toggle([CENTRE + side * 66, waistY + 30], ink.trim.dark)).join('')}`;
};

const pitZips = (ink: Ink, { chest, armpitY }: TopShape, style: TopStyle): string =>
  style.pitZips === true
    ? [1, -1]
        .map((side) =>
          zip(
            curve(
              pts`${CENTRE + side * (chest - 4)} ${armpitY - 30}, ${CENTRE + side * (chest - 12)} ${armpitY + 60}, ${CENTRE + side * (chest - 14)} ${armpitY + 130}`,
            ),
            zipLook(ink, true, 12),
          ),
        )
        .join('')
    : '';

function front(ink: Ink, shape: TopShape, style: TopStyle): string {
  const cloth = topCloth(ink, style);
  const shadows = [
    shape.bodyOutline,
    ...shape.sleeves.map((sleeve) => tubeOutline(sleeve)),
    ...(style.neck === 'hood' ? [hoodOutline(shape, style)] : []),
  ];
  return (
    castShadow(ink, shadows) +
    neckInside(ink, shape, style) +
    backHem(ink, shape, style, cloth) +
    shape.sleeves.map((sleeve) => sleevePiece(ink, sleeve, style, cloth)).join('') +
    body(ink, shape, style, cloth, false) +
    armholes(ink, shape, style) +
    topFolds(ink, shape, style.quilt === undefined ? 1 : 0.4) +
    waistCord(ink, shape, style) +
    pockets(ink, shape, style) +
    pitZips(ink, shape, style) +
    (style.neck === 'hood'
      ? closure(ink, shape, style) + neckFront(ink, shape, style, cloth)
      : neckFront(ink, shape, style, cloth) + closure(ink, shape, style)) +
    brand(ink, shape, style, false)
  );
}

function back(ink: Ink, shape: TopShape, style: TopStyle): string {
  const cloth = topCloth(ink, style);
  const flat = { ...shape, neckDrop: 8 };
  return (
    castShadow(ink, [
      shape.bodyOutline,
      ...shape.sleeves.map((sleeve) => tubeOutline(sleeve)),
      ...(style.neck === 'hood' ? [hoodOutline(shape, style)] : []),
    ]) +
    shape.sleeves.map((sleeve) => sleevePiece(ink, sleeve, style, cloth)).join('') +
    body(ink, flat, style, cloth, true) +
    armholes(ink, shape, style) +
    topFolds(ink, shape, style.quilt === undefined ? 1 : 0.4) +
    neckBack(ink, shape, style, cloth) +
    brand(ink, shape, style, true)
  );
}

const closeUp = (shape: TopShape, style: TopStyle): Crop => {
  if (style.neck === 'hood' && style.front !== 'plain')
    return { x: CENTRE + 60, y: shape.neckY + 190, zoom: 2.3 };
  if (style.pockets === 'kangaroo') return { x: CENTRE + 90, y: shape.hemY - 210, zoom: 2.2 };
  return { x: CENTRE + 70, y: shape.neckY + 130, zoom: 2.3 };
};

export function drawTop(ink: Ink, view: ProductView): string {
  const style = topStyleOf(ink);
  const cut = topShape(style, ink.picture.audience);
  switch (view) {
    case 'front':
      return studio(ink, fitted(cut.bounds, front(ink, cut, style)));
    case 'back':
      return studio(
        ink,
        fitted(cut.bounds, back(ink, topShape({ ...style, neckDrop: 8 }, ink.picture.audience), style)),
      );
    case 'side':
      return studio(ink, fitted(cut.bounds, drawTopSide(ink, cut, style)));
    case 'detail':
      return studio(ink, front(ink, cut, style), closeUp(cut, style));
  }
}
