import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, type Point, pts } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { foamColour, upperCloth } from './shoe-cloth.ts';
import { closure, collarEdge, gore } from './shoe-closures.ts';
import { drawHeel } from './shoe-heel.ts';
import { panels, soleDetail } from './shoe-panels.ts';
import { GROUND, HEEL_X, type ShoeShape, shoeShape, TOE_X } from './shoe-shape.ts';
import { isBoot, shoeStyleOf, type ShoeStyle } from './shoe-style.ts';

const pullTab = (ink: Ink, [x, y]: Point, lean: number): string => {
  const d = curve([
    [x - 8, y + 40],
    [x + lean * 0.8, y - 26],
    [x + lean * 1.6 - 14, y - 40],
    [x - 34, y + 16],
  ]);
  return `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="20" stroke-linecap="round" transform="translate(3 5)"/><path d="${d}" fill="none" stroke="${ink.accent.base}" stroke-width="17" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4" stroke-dasharray="5 5"/>`;
};

function rubberShell(ink: Ink, shape: ShoeShape): string {
  const { toeTop, feather, instep } = shape;
  const [, second] = instep;
  const d = curve(
    [
      ...feather.map(([x, y]): Point => [x, y + 6]),
      ...pts`${HEEL_X + 8} ${toeTop - 120}, ${HEEL_X - 28} ${toeTop - 236}!, 900 ${toeTop - 176}, 700 ${toeTop - 166}, ${(second?.[0] ?? 510) + 24} ${(second?.[1] ?? toeTop) + 2}, 404 ${toeTop - 176}, 262 ${toeTop - 152}, 150 ${toeTop - 120}, ${TOE_X + 2} ${toeTop - 60}`,
    ],
    true,
  );
  const rib = curve(
    pts`${TOE_X + 8} ${toeTop - 62}, 300 ${toeTop - 36}, 640 ${toeTop - 30}, 900 ${toeTop - 44}, ${HEEL_X} ${toeTop - 70}`,
  );
  const gleam = curve(pts`176 ${toeTop - 112}, 270 ${toeTop - 138}, 400 ${toeTop - 156}`);
  return piece(
    ink,
    d,
    { fill: ink.trim.isDark ? '#2f3134' : ink.trim.dark, round: 1, depth: 80 },
    `${seam(rib)}<path d="${gleam}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="13" stroke-linecap="round"/>`,
  );
}

const quilt = (ink: Ink, style: ShoeStyle): string => {
  const top = GROUND - style.height;
  return [0, 1, 2, 3]
    .map((index) => {
      const y = top + 90 + index * 84;
      const d = curve(pts`600 ${y + 12}, 800 ${y + 34}, 1060 ${y}`);
      return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="40" transform="translate(0 34)"/>${seam(d)}${stitches(d, ink.base, 0.5)}`;
    })
    .join('');
};

/** One shoe from the side, its toe to the left. */
function shoeSide(ink: Ink, style: ShoeStyle, medial: boolean): string {
  const shape = shoeShape(style);
  const laced = style.closure === 'laces' || style.closure === 'toe-laces';
  const lining = gradient(ink, [
    [0, style.collar === 'fur' ? '#d8ccb6' : ink.lining.light],
    [0.5, style.collar === 'fur' ? '#a4967e' : ink.lining.base],
    [1, style.collar === 'fur' ? '#6f6452' : ink.lining.deep],
  ]);
  const back = shape.collar.at(-1) ?? [HEEL_X, 0];
  const tab = style.collar === 'drawn' || style.collar === 'sock' ? '' : pullTab(ink, [back[0], back[1]], 24);
  const outsole = ink.trim.isDark ? '#232427' : ink.trim.deep;
  return (
    tab +
    (style.closure === 'gore'
      ? pullTab(ink, [shape.collar[0]?.[0] ?? 0, (shape.collar[0]?.[1] ?? 0) + 6], 4)
      : '') +
    `<path d="${shape.inside}" fill="${lining}"/><path d="${shape.inside}" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="3"/>` +
    (laced
      ? piece(ink, shape.tongue, {
          fill: ink.base.dark,
          round: 0.9,
          depth: 36,
          surface: 'grain',
          surfaceStrength: 0.25,
        })
      : '') +
    piece(
      ink,
      shape.upper,
      upperCloth(ink, style),
      (style.side === 'quilt' ? quilt(ink, style) : '') +
        panels(ink, shape, style, medial) +
        (style.closure === 'gore' ? gore(ink, style) : '') +
        collarEdge(ink, shape, style),
    ) +
    (style.toe === 'shell' ? rubberShell(ink, shape) : '') +
    closure(ink, shape, style) +
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
        round: 0.6,
        depth: 34,
        surface: 'grain',
        surfaceStrength: 0.14,
        surfaceScale: 120,
      },
      soleDetail(ink, shape, style),
    ) +
    (style.upper === 'leather' && style.sole !== 'welted'
      ? stitches(curve(shape.feather.map(([x, y]): Point => [x, y - 26])), ink.base, 0.5)
      : '')
  );
}

const bounds = (style: ShoeStyle) => ({
  left: TOE_X - 30,
  right: HEEL_X + 46,
  top: GROUND - style.height - 70,
  bottom: GROUND + 60,
});

/** A closed shoe: outer side, heel, pair from the inner side, close-up. */
export function drawShoe(ink: Ink, view: ProductView): string {
  const style = shoeStyleOf(ink);
  const shadow = floorShadow(ink, 600, GROUND - 4, 500, 0.95);
  const shoe = (medial: boolean): string => shoeSide(ink, style, medial);
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds(style), shadow + shoe(false), { width: 1010, height: 1150 }));
    case 'back':
      return studio(ink, drawHeel(ink, style));
    case 'side': {
      const behind = `<g transform="translate(96 -150) scale(.94)">${floorShadow(ink, 600, GROUND - 4, 500, 0.7)}${shoe(false)}</g>`;
      const before = `<g transform="translate(1200 40) scale(-1 1)">${shadow}${shoe(true)}</g>`;
      const top = GROUND - style.height * 0.94 - 230;
      return studio(
        ink,
        fitted({ left: 40, right: 1160, top, bottom: GROUND + 110 }, behind + before, {
          width: 1060,
          height: 1180,
        }),
      );
    }
    case 'detail':
      return studio(
        ink,
        shadow + shoe(false),
        isBoot(style)
          ? { x: 700, y: GROUND - style.height + 230, zoom: 2 }
          : { x: 480, y: GROUND - 230, zoom: 2.1 },
      );
  }
}
