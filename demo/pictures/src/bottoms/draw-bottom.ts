import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { piece, soft } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, sliver, type Point, pts } from '../kit/path.ts';
import { stitches } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import { bothSides, onSide } from './both-sides.ts';
import { bottomCloth } from './bottom-cloth.ts';
import { backDetails, frontDetails } from './bottom-details.ts';
import { hems, waistband } from './bottom-edges.ts';
import { panels } from './bottom-panels.ts';
import { bottomShape, type BottomShape } from './bottom-shape.ts';
import { drawBottomSide } from './bottom-side.ts';
import { bottomStyleOf, type BottomStyle } from './bottom-style.ts';

function creases(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const { random } = ink;
  let darks = '';
  const fold = (from: Point, to: Point, width: number): void => {
    const via: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + random.between(6, 24)];
    darks += `<path d="${sliver(from, via, to, width)}"/>`;
  };
  for (const side of [1, -1]) {
    const at = (x: number, y: number): Point => [CENTRE + side * x, y];
    if (style.kind !== 'skirt') {
      fold(at(4, shape.crotchY - 20), at(shape.hip * 0.62, shape.crotchY - random.between(60, 110)), 12);
      fold(at(10, shape.crotchY + 10), at(shape.hip * 0.7, shape.crotchY + random.between(0, 50)), 12);
      if (style.kind !== 'shorts') {
        for (const dy of [-50, 10, 64])
          fold(
            at(shape.inner + 12, shape.kneeY + dy),
            at(shape.hip * 0.8, shape.kneeY + dy + random.between(-40, 30)),
            9,
          );
        for (const dy of [-70, -30])
          fold(
            at(shape.inner + 6, shape.hemY + dy),
            at(shape.hem - 8, shape.hemY + dy - random.between(10, 40)),
            9,
          );
      }
    }
  }
  return soft(
    ink,
    6,
    `<g fill="${ink.base.deep}" fill-opacity=".55">${darks}</g><g fill="${ink.base.glow}" fill-opacity=".3" transform="translate(-8 -8)">${darks}</g>`,
  );
}

const liner = (ink: Ink, shape: BottomShape): string =>
  bothSides((side) => {
    const d = curve(
      onSide(
        side,
        pts`
        8 ${shape.hemY - 140}!, ${shape.hem * 0.86} ${shape.hemY - 140}!, ${shape.hem * 0.82} ${shape.hemY + 74}!, 34 ${shape.hemY + 84}!
      `,
      ),
      true,
    );
    return piece(
      ink,
      d,
      { fill: ink.base.isDark ? ink.base.deep : ink.trim.base, folds: 'smooth', round: 1, depth: 60 },
      stitches(
        curve(onSide(side, pts`30 ${shape.hemY + 62}, ${shape.hem * 0.9} ${shape.hemY + 52}`)),
        ink.base,
        0.6,
      ),
    );
  });

export function drawBottom(ink: Ink, view: ProductView): string {
  const style = bottomStyleOf(ink);
  const shape = bottomShape(style, ink.picture.audience);
  if (view === 'side') return studio(ink, fitted(shape.bounds, drawBottomSide(ink, shape, style)));
  const back = view === 'back';
  const drawn =
    castShadow(ink, [shape.outline]) +
    (style.liner === true ? liner(ink, shape) : '') +
    piece(ink, shape.outline, bottomCloth(ink, style), panels(ink, shape, style) + hems(ink, shape, style)) +
    creases(ink, shape, style) +
    (back ? backDetails(ink, shape, style) : frontDetails(ink, shape, style)) +
    waistband(ink, shape, style, back);
  if (view === 'detail')
    return studio(ink, drawn, { x: CENTRE - shape.waist * 0.35, y: shape.top + 190, zoom: 2.4 });
  return studio(ink, fitted(shape.bounds, drawn));
}
