import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, num, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { castShadow, fitted, studio, type Crop } from '../kit/studio.ts';
import { tubeOutline, type Tube } from '../kit/tube.ts';
import { hoodOutline, neckBack, neckFront, neckInside } from './top-neck.ts';
import { baffles, bodyBlocks, closure, pockets, topFolds, tubeEnd } from './top-parts.ts';
import { sleevePiece, topCloth } from './top-pieces.ts';
import { topShape, type TopShape } from './top-shape.ts';
import { drawTopSide } from './top-side.ts';
import { TOP_STYLES, type TopKind, type TopStyle } from './top-styles.ts';

const armholes = (ink: Ink, shape: TopShape): string =>
  shape.sleeves.length === 0
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
  if (style.baffles > 0) {
    const upper = shape.shoulderY - 60;
    const tall: Tube = [
      [
        [CENTRE - shape.shoulder - 8, upper],
        [CENTRE + shape.shoulder + 8, upper],
      ],
      ...shape.body,
    ];
    inside.push(baffles(ink, tall, style.baffles, 16));
  }
  if (back) {
    const yoke = curve(pts`
      ${CENTRE - shape.shoulder} ${shape.shoulderY + 60}, ${CENTRE} ${shape.shoulderY + 82},
      ${CENTRE + shape.shoulder} ${shape.shoulderY + 60}
    `);
    if (style.baffles === 0 && style.block !== 'yoke')
      inside.push(seam(yoke, 0.8), `<g transform="translate(0 9)">${stitches(yoke, ink.base, 0.5)}</g>`);
    if (style.front === 'buttons')
      inside.push(
        seam(
          `M${CENTRE - 18} ${num(shape.shoulderY + 80)}L${CENTRE - 10} ${num(shape.hemY)}M${CENTRE + 18} ${num(shape.shoulderY + 80)}L${CENTRE + 10} ${num(shape.hemY)}`,
          0.35,
        ),
      );
  }
  const depth = style.hem === 'rib' ? 0.1 : 0.045;
  inside.push(tubeEnd(ink, shape.body, style.hem, depth, 14 + style.hemCurve));
  return piece(ink, shape.bodyOutline, { ...cloth, depth: 84 }, inside.join(''));
}

const brand = (ink: Ink, shape: TopShape, style: TopStyle, back: boolean): string => {
  const colour = style.block === 'yoke' ? ink.base.base : ink.base.isDark ? ink.accent.glow : ink.trim.base;
  if (back) return mark([CENTRE, shape.shoulderY + (style.neck === 'hood' ? 150 : 46)], colour, 0.62, 0.85);
  if (style.chestPocket === 'patch' && style.front !== 'buttons')
    return mark([CENTRE + 124, shape.armpitY + 20], ink.accent.stitch, 0.6);
  if (style.chestPocket === 'patch') return '';
  return mark(
    [CENTRE + shape.chest * 0.52, shape.armpitY - (style.chestPocket === 'zip' ? 104 : 66)],
    colour,
    0.72,
  );
};

function front(ink: Ink, shape: TopShape, style: TopStyle): string {
  const cloth = topCloth(ink, style);
  const shadows = [
    shape.bodyOutline,
    ...shape.sleeves.map((sleeve) => tubeOutline(sleeve)),
    ...(style.neck === 'hood' ? [hoodOutline(shape)] : []),
  ];
  return (
    castShadow(ink, shadows) +
    neckInside(ink, shape, style) +
    shape.sleeves.map((sleeve) => sleevePiece(ink, sleeve, style, cloth)).join('') +
    body(ink, shape, style, cloth, false) +
    armholes(ink, shape) +
    topFolds(ink, shape, style.baffles > 0 ? 0.4 : 1) +
    pockets(ink, shape, style) +
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
      ...(style.neck === 'hood' ? [hoodOutline(shape)] : []),
    ]) +
    shape.sleeves.map((sleeve) => sleevePiece(ink, sleeve, style, cloth)).join('') +
    body(ink, flat, style, cloth, true) +
    armholes(ink, shape) +
    topFolds(ink, shape, style.baffles > 0 ? 0.4 : 1) +
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

/** A jacket, vest, pullover or shirt from any side. */
export function drawTop(ink: Ink, kind: TopKind, view: ProductView): string {
  const style = TOP_STYLES[kind](ink.random);
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
