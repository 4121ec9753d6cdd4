import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { piece } from '../kit/cloth.ts';
import { tonesOf } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, type Point, pts } from '../kit/path.ts';
import { mark, seam } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { sandalAbove } from './sandal-above.ts';
import { ankle, buckle, strapOver } from './sandal-straps.ts';
import { sandalStyleOf, type SandalStyle } from './sandal-style.ts';
import { GROUND } from './shoe-shape.ts';

const topOf = (style: SandalStyle): number => GROUND - style.footbed - 44;

/** Seen from slightly above, so that its far edge is visible. */
function footbed(ink: Ink, style: SandalStyle): string {
  const top = topOf(style);
  const d = curve(
    pts`
      124 ${top - 4}!, 140 ${top - 34}, 260 ${top - 40}, 400 ${top - 26}, 560 ${top - 60}, 760 ${top - 44}, 940 ${top - 54}, 1050 ${top - 74}, 1072 ${top - 44}!,
      940 ${top - 8}, 760 ${top + 2}, 560 ${top - 20}, 400 ${top + 14}, 240 ${top + 10}
    `,
    true,
  );
  const ridges = Array.from(
    { length: 30 },
    (_, index) =>
      `<path d="M${150 + index * 31} ${top - 70}l-16 90" stroke="#05070a" stroke-opacity=".16" stroke-width="5"/>`,
  ).join('');
  return piece(
    ink,
    d,
    {
      fill: ink.trim.isDark ? tonesOf(ink.trim.light).base : ink.trim.dark,
      round: 0.6,
      depth: 26,
      surface: 'grain',
      surfaceStrength: 0.4,
      surfaceScale: 90,
    },
    ridges,
  );
}

function sole(ink: Ink, style: SandalStyle): string {
  const top = topOf(style);
  const slide = style.upper === 'slide';
  const foot = curve(
    pts`
      122 ${top - 8}!, 104 ${top + 22}, 128 ${GROUND - 40}!, 300 ${GROUND - 20}, 620 ${GROUND - 22},
      900 ${GROUND - 20}, 1066 ${GROUND - 32}!, 1090 ${top}, 1074 ${top - 50}!, 940 ${top - 10},
      760 ${top}, 560 ${top - 22}, 400 ${top + 12}, 230 ${top + 8}
    `,
    true,
  );
  const rubber: Point[] = [
    ...pts`
      126 ${GROUND - 52}!, 300 ${GROUND - 34}, 620 ${GROUND - 36}, 900 ${GROUND - 34},
      1074 ${GROUND - 48}!, 1062 ${GROUND - 2}!
    `,
  ];
  for (let x = 1036; x > 200; x -= 54)
    rubber.push([x, GROUND, 1], [x - 36, GROUND, 1], [x - 39, GROUND - 13, 1], [x - 51, GROUND - 13, 1]);
  rubber.push([158, GROUND - 12, 1]);
  const line = curve(pts`96 ${top + 40}, 400 ${top + 50}, 700 ${top + 34}, 1100 ${top + 8}`);
  const cork = slide ? '#b08a5e' : ink.trim.base;
  return (
    piece(ink, curve(rubber, true), {
      fill: '#26272a',
      round: 0.5,
      depth: 16,
      surface: 'grain',
      surfaceStrength: 0.3,
    }) +
    piece(
      ink,
      foot,
      {
        fill: cork,
        round: 0.75,
        depth: 40,
        surface: slide ? 'pile' : 'grain',
        surfaceStrength: 0.3,
        surfaceScale: slide ? 90 : 140,
      },
      slide
        ? seam(line, 0.5)
        : `<path d="${line}V${GROUND}H90Z" fill="${ink.accent.base}" fill-opacity=".9"/>${seam(line)}`,
    )
  );
}

function closedUpper(ink: Ink, top: number): string {
  const d = curve(
    pts`
      118 ${top + 6}!, 112 ${top - 60}, 168 ${top - 118}, 280 ${top - 150}, 420 ${top - 196}, 560 ${top - 264}, 640 ${top - 326}!, 742 ${top - 322}!,
      800 ${top - 256}, 870 ${top - 238}, 960 ${top - 266}, 1036 ${top - 330}!, 1066 ${top - 200}, 1078 ${top - 50}!,
      1074 ${top + 4}!, 760 ${top + 10}, 560 ${top - 10}, 400 ${top + 20}, 230 ${top + 16}
    `,
    true,
  );
  const holes = [
    pts`404 ${top - 26}, 440 ${top - 124}, 510 ${top - 160}, 528 ${top - 96}, 500 ${top - 30}`,
    pts`566 ${top - 40}, 588 ${top - 150}, 656 ${top - 210}, 668 ${top - 120}, 640 ${top - 44}`,
    pts`706 ${top - 32}, 722 ${top - 150}, 790 ${top - 176}, 842 ${top - 110}, 826 ${top - 30}`,
    pts`884 ${top - 34}, 888 ${top - 130}, 966 ${top - 190}, 996 ${top - 120}, 984 ${top - 44}`,
  ].map((points) => curve(points, true));
  const bumper = curve(
    pts`60 ${top + 60}!, 60 ${top - 200}!, 190 ${top - 104}, 276 ${top - 70}, 356 ${top - 22}, 420 ${top + 60}!`,
    true,
  );
  const cords = [0, 1, 2, 3]
    .map((index) => {
      const x = 470 + index * 48;
      return `<path d="M${x} ${top - 214 - index * 32}l52 34" stroke="#05070a" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/><path d="M${x} ${top - 217 - index * 32}l52 34" stroke="${ink.accent.base}" stroke-width="9" stroke-linecap="round"/>`;
    })
    .join('');
  return (
    piece(
      ink,
      d,
      {
        fill: ink.base.base,
        round: 0.95,
        depth: 70,
        surface: 'grain',
        surfaceStrength: 0.34,
        surfaceScale: 130,
      },
      `<path d="${bumper}" fill="${ink.trim.isDark ? '#2a2b2e' : ink.trim.dark}"/>${seam(bumper)}` +
        holes
          .map(
            (hole) =>
              `<path d="${hole}" fill="${ink.lining.deep}"/><path d="${hole}" fill="none" stroke="#05070a" stroke-opacity=".45" stroke-width="10"/><path d="${hole}" fill="none" stroke="${ink.base.stitch}" stroke-width="2.2" stroke-dasharray="7 5" transform="translate(-5 -7)"/>`,
          )
          .join(''),
    ) + cords
  );
}

function lateral(ink: Ink, style: SandalStyle, medial: boolean): string {
  const top = topOf(style);
  const badge = medial ? '' : mark([1030, top - 130], ink.accent.isDark ? '#f1eee8' : '#1d1f22', 0.46);
  switch (style.upper) {
    case 'closed': {
      const rim = curve(
        pts`640 ${top - 326}!, 700 ${top - 366}, 740 ${top - 330}, 830 ${top - 300}, 960 ${top - 318}, 1036 ${top - 330}!, 960 ${top - 262}, 870 ${top - 234}, 800 ${top - 252}, 742 ${top - 322}!`,
        true,
      );
      return `<path d="${rim}" fill="${ink.lining.base}"/>${closedUpper(ink, top)}${sole(ink, style)}${badge}`;
    }
    case 'slide': {
      const straps = style.straps.map((span) =>
        strapOver(ink, top, span, ink.base, { surface: 'grain', surfaceStrength: 0.4, surfaceScale: 190 }),
      );
      const strapLine = (x: number): string =>
        `${seam(curve(pts`${x} ${top - 10}, ${x + 10} ${top - 110}, ${x + 64} ${top - 214}`), 0.9)}`;
      return `${footbed(ink, style)}${straps.map(({ back }) => back).join('')}${straps.map(({ front }) => front).join('')}${strapLine(400)}${buckle([356, top - 96], -64, 0.74)}${buckle([486, top - 104], -66, 0.74)}${sole(ink, style)}`;
    }
    case 'webbing': {
      const straps = style.straps.map((span, index) =>
        strapOver(ink, top, span, index === 1 ? ink.accent : ink.base),
      );
      const loop = ankle(ink, top);
      return `${footbed(ink, style)}${loop.back}${straps.map(({ back }) => back).join('')}${straps.map(({ front }) => front).join('')}${loop.front}${sole(ink, style)}${badge}`;
    }
  }
}

/** A sandal: outer side, pair from above, inner side, close-up. */
export function drawSandal(ink: Ink, view: ProductView): string {
  const style = sandalStyleOf(ink);
  const shadow = floorShadow(ink, 600, GROUND - 4, 500, 0.95);
  const room = { left: 90, right: 1110, top: 540, bottom: GROUND + 60 };
  switch (view) {
    case 'front':
      return studio(ink, fitted(room, shadow + lateral(ink, style, false)));
    case 'side':
      return studio(
        ink,
        fitted(
          room,
          `<g transform="translate(1200 0) scale(-1 1)">${shadow}${lateral(ink, style, true)}</g>`,
        ),
      );
    case 'back': {
      const one = sandalAbove(ink, style);
      return studio(
        ink,
        fitted(
          { left: 190, right: 1010, top: 180, bottom: 1300 },
          `<g transform="translate(-205 0) rotate(-3 600 750)">${one}</g><g transform="translate(1405 0) scale(-1 1) rotate(-3 600 750)">${one}</g>`,
          { width: 960, height: 1200 },
        ),
      );
    }
    case 'detail':
      return studio(
        ink,
        shadow + lateral(ink, style, false),
        style.upper === 'slide' ? { x: 500, y: GROUND - 200, zoom: 2 } : { x: 800, y: GROUND - 300, zoom: 2 },
      );
  }
}
