import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, type Point, pts } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { foamColour, upperCloth } from './shoe-cloth.ts';
import { drawHeel } from './shoe-heel.ts';
import { collar, laces, mesh, midsoleDetail, overlays } from './shoe-parts.ts';
import { GROUND, SHOE_STYLES, shoeShape, TOE_X, type ShoeKind, type ShoeStyle } from './shoe-shape.ts';

/** One shoe seen from the side, its toe to the left. */
function shoeSide(ink: Ink, style: ShoeStyle, medial: boolean): string {
  const shape = shoeShape(style);
  const boot = style.collarY < 450;
  const dark = gradient(ink, [
    [0, ink.lining.deep],
    [1, '#0a0b0d'],
  ]);
  const flex = [0, 1, 2]
    .map((index) =>
      curve(pts`
      ${400 + index * 46} ${shape.soleTop - 190 - index * 26},
      ${418 + index * 46} ${shape.soleTop - 130}, ${404 + index * 52} ${shape.soleTop - 76}
    `),
    )
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".12" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="6" transform="translate(-9 0)" stroke-linecap="round"/>`,
    )
    .join('');
  const meshFill =
    style.upper === 'leather'
      ? ''
      : `<rect width="1200" height="1200" fill="url(#${mesh(ink)})" opacity="${style.upper === 'mesh' ? 0.85 : 0.5}"/>`;
  const pull: readonly Point[] = boot
    ? pts`
      ${style.heelX - 14} ${style.collarY - 20}, ${style.heelX + 18} ${style.collarY - 70},
      ${style.heelX - 26} ${style.collarY - 84}, ${style.heelX - 40} ${style.collarY - 24}
    `
    : pts`
      ${style.heelX - 2} ${style.collarY - 40}, ${style.heelX + 26} ${style.collarY - 92},
      ${style.heelX - 12} ${style.collarY - 112}, ${style.heelX - 30} ${style.collarY - 60}
    `;
  const loop = `<path d="${curve(pull)}" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="20" stroke-linecap="round" transform="translate(3 5)"/><path d="${curve(pull)}" fill="none" stroke="${ink.accent.base}" stroke-width="18" stroke-linecap="round"/>`;
  const outsole = ink.trim.isDark ? '#232427' : ink.trim.dark;
  return (
    loop +
    piece(ink, shape.tongue, {
      fill: ink.trim.light,
      round: 0.9,
      depth: 40,
      surface: 'grain',
      surfaceStrength: 0.25,
    }) +
    `<path d="${shape.collarInside}" fill="${dark}"/>` +
    piece(
      ink,
      shape.upper,
      upperCloth(ink, style),
      meshFill + flex + overlays(ink, shape, style, medial) + collar(ink, shape, style),
    ) +
    laces(ink, shape, style) +
    piece(ink, shape.outsole, {
      fill: outsole,
      round: 0.6,
      depth: 20,
      surface: 'grain',
      surfaceStrength: 0.3,
    }) +
    piece(
      ink,
      shape.midsole,
      {
        fill: foamColour(ink, style),
        round: 0.55,
        depth: 34,
        surface: 'grain',
        surfaceStrength: 0.14,
        surfaceScale: 120,
      },
      midsoleDetail(ink, shape, style),
    ) +
    seam(curve(shape.feather.map(([x, y]): Point => [x, y - 10])), 0.5) +
    (style.upper === 'leather'
      ? stitches(curve(shape.feather.map(([x, y]): Point => [x, y - 26])), ink.base, 0.5)
      : '')
  );
}

const bounds = (style: ShoeStyle) => ({
  left: TOE_X - 20,
  right: style.heelX + 40,
  top: style.collarY < 450 ? 210 : 440,
  bottom: GROUND + 60,
});

const placed = (style: ShoeStyle, markup: string): string =>
  fitted(bounds(style), markup, { width: 1010, height: 1150 });

/** A hiking shoe, trail shoe or boot: its outer side first, then heel, inner side as a pair, and close up. */
export function drawShoe(ink: Ink, kind: ShoeKind, view: ProductView): string {
  const style = SHOE_STYLES[kind](ink.random);
  const shadow = floorShadow(ink, 600, GROUND - 4, 500, 0.95);
  const shoe = (medial: boolean): string => shoeSide(ink, style, medial);
  switch (view) {
    case 'front':
      return studio(ink, placed(style, shadow + shoe(false)));
    case 'back':
      return studio(ink, drawHeel(ink, style));
    case 'side': {
      const behind = `<g transform="translate(96 -176) scale(.94)">${floorShadow(ink, 600, GROUND - 4, 500, 0.7)}${shoe(false)}</g>`;
      const before = `<g transform="translate(1200 40) scale(-1 1)">${shadow}${shoe(true)}</g>`;
      return studio(
        ink,
        fitted(
          { left: 40, right: 1160, top: style.collarY < 450 ? 70 : 260, bottom: GROUND + 110 },
          behind + before,
          { width: 1060, height: 1180 },
        ),
      );
    }
    case 'detail':
      return studio(
        ink,
        shadow + shoe(false),
        style.collarY < 450 ? { x: 640, y: 600, zoom: 2 } : { x: 480, y: GROUND - 240, zoom: 2.1 },
      );
  }
}
