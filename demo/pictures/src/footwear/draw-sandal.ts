import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, curve, mirrored, num, CENTRE, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { GROUND } from './shoe-shape.ts';

interface SandalStyle {
  readonly toe: 'two' | 'one' | 'crossed';
  readonly footbed: number;
  readonly width: number;
}

const webbing = (ink: Ink, points: readonly Point[], width: number, colour = ink.base): string => {
  const d = curve(points);
  const weave = ink.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 5h10" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M0 9h10" stroke="#05070a" stroke-opacity=".2" stroke-width="2"/></pattern>`,
  );
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="#05070a" stroke-opacity=".3" stroke-width="${width}" transform="translate(6 12)"/><path d="${d}" stroke="${colour.deep}" stroke-width="${width + 3}"/><path d="${d}" stroke="${colour.base}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="url(#${weave})" stroke-width="${width}"/><path d="${d}" stroke="${ink.accent.base}" stroke-width="${num(width * 0.18)}"/>` +
    `<path d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="${num(width * 0.3)}" transform="translate(${num(-width * 0.24)} ${num(-width * 0.2)})"/></g>`
  );
};

const buckle = ([x, y]: Point, angle: number, size = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${size})"><path d="${box(-44, -34, 88, 68, 14)}" fill="#05070a" fill-opacity=".35" transform="translate(4 7)"/><path d="${box(-44, -34, 88, 68, 14)}" fill="#2a2c2f"/>` +
  `<path d="${box(-30, -20, 26, 40, 6)}" fill="#0e0f11"/><path d="${box(6, -20, 24, 40, 6)}" fill="#0e0f11"/><path d="M-36 -27h72" stroke="#fff" stroke-opacity=".35" stroke-width="3.5" stroke-linecap="round"/></g>`;

function sole(ink: Ink, style: SandalStyle): string {
  const top = GROUND - style.footbed - 40;
  const foot = curve(
    pts`
      132 ${top - 26}!, 110 ${top + 10}, 140 ${GROUND - 34}!, 300 ${GROUND - 16}, 620 ${GROUND - 18},
      900 ${GROUND - 16}, 1064 ${GROUND - 30}!, 1084 ${top - 6}, 1066 ${top - 60}!, 940 ${top - 18},
      760 ${top - 6}, 560 ${top - 34}, 400 ${top + 10}, 230 ${top + 2}
    `,
    true,
  );
  const rubber: Point[] = [
    ...pts`
      134 ${GROUND - 48}!, 300 ${GROUND - 34}, 620 ${GROUND - 36}, 900 ${GROUND - 34},
      1072 ${GROUND - 48}!, 1064 ${GROUND - 2}!
    `,
  ];
  for (let x = 1030; x > 190; x -= 60)
    rubber.push([x, GROUND, 1], [x - 34, GROUND, 1], [x - 40, GROUND - 16, 1], [x - 54, GROUND - 16, 1]);
  rubber.push([150, GROUND - 8, 1]);
  const line = curve(pts`110 ${top + 30}, 400 ${top + 44}, 700 ${top + 30}, 1090 ${top + 6}`);
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
        fill: ink.trim.base,
        round: 0.7,
        depth: 40,
        surface: 'grain',
        surfaceStrength: 0.3,
        surfaceScale: 140,
      },
      `<path d="${line}V${GROUND}H100Z" fill="${ink.accent.base}" fill-opacity=".85"/>${seam(line)}`,
    )
  );
}

/** A broad strap across the foot: its outer face, and the inside of its far half behind the edge. */
function bandOver(
  ink: Ink,
  foot: readonly [from: number, to: number],
  crest: readonly [from: number, to: number],
  low: number,
  high: number,
): string {
  const face = curve(
    pts`
    ${foot[0]} ${low}!, ${foot[0] + (crest[0] - foot[0]) * 0.3} ${low - (low - high) * 0.55}, ${crest[0]} ${high}!,
    ${(crest[0] + crest[1]) / 2} ${high - 12}, ${crest[1]} ${high - 16}!,
    ${foot[1] + (crest[1] - foot[1]) * 0.4} ${low - (low - high) * 0.5}, ${foot[1]} ${low}!
  `,
    true,
  );
  const inside = curve(
    pts`
    ${crest[0]} ${high}!, ${crest[0] + 40} ${high - 34}, ${crest[1] + 30} ${high - 46}, ${crest[1] + 64} ${high + 10}!,
    ${crest[1]} ${high - 16}!
  `,
    true,
  );
  const edge = curve(
    pts`${crest[0] + 6} ${high + 14}, ${(crest[0] + crest[1]) / 2} ${high + 2}, ${crest[1] - 4} ${high}`,
  );
  return (
    `<path d="${inside}" fill="${ink.base.deep}"/>` +
    piece(
      ink,
      face,
      {
        fill: ink.base.base,
        round: 0.9,
        depth: 34,
        surface: 'knit',
        surfaceScale: 90,
        surfaceStrength: 0.35,
      },
      `<path d="${edge}" fill="none" stroke="${ink.accent.base}" stroke-width="20"/>${stitches(face, ink.base, 0.6)}`,
    )
  );
}

/** The strap about the ankle: padded inside, closed by a buckle. */
function ankle(ink: Ink, top: number): string {
  const far = curve(
    pts`726 ${top - 318}!, 800 ${top - 366}, 930 ${top - 372}, 1030 ${top - 330}!, 1030 ${top - 276}, 930 ${top - 306}, 800 ${top - 300}, 730 ${top - 262}!`,
    true,
  );
  const near = curve(
    pts`722 ${top - 318}!, 790 ${top - 284}, 900 ${top - 272}, 1034 ${top - 334}!, 1046 ${top - 270}!, 910 ${top - 204}, 790 ${top - 216}, 716 ${top - 256}!`,
    true,
  );
  const heel = curve(
    pts`1034 ${top - 330}!, 1066 ${top - 200}, 1070 ${top - 60}!, 1000 ${top - 4}!, 990 ${top - 120}, 972 ${top - 240}!`,
    true,
  );
  const stay = curve(
    pts`742 ${top + 14}!, 770 ${top - 90}, 784 ${top - 232}!, 852 ${top - 224}!, 846 ${top - 90}, 838 ${top + 8}!`,
    true,
  );
  const face = {
    fill: ink.base.base,
    round: 0.9,
    depth: 30,
    surface: 'knit',
    surfaceScale: 90,
    surfaceStrength: 0.35,
  } as const;
  return (
    piece(ink, far, { fill: ink.trim.light, round: 0.8, depth: 26, surface: 'grain', surfaceStrength: 0.3 }) +
    piece(ink, stay, face, stitches(stay, ink.base, 0.5)) +
    piece(ink, heel, { ...face, fill: ink.accent.base }, stitches(heel, ink.accent, 0.6)) +
    `<path d="${near}" fill="#05070a" fill-opacity=".3" transform="translate(4 10)"/>` +
    piece(ink, near, face, stitches(near, ink.base, 0.5)) +
    buckle([846, top - 246], 3, 0.9)
  );
}

function lateral(ink: Ink, style: SandalStyle, flip: boolean): string {
  const top = GROUND - style.footbed - 40;
  const toe =
    style.toe === 'one'
      ? bandOver(ink, [240, 470], [330, 500], top + 22, top - 170)
      : bandOver(ink, [214, 330], [286, 380], top + 22, top - 118) +
        bandOver(ink, [380, 496], [438, 544], top + 20, top - 176);
  const instep = bandOver(
    ink,
    style.toe === 'crossed' ? [520, 640] : [560, 680],
    [640, 752],
    top + 6,
    top - 290,
  );
  return (
    sole(ink, style) +
    toe +
    instep +
    ankle(ink, top) +
    (flip ? '' : mark([1024, top - 128], ink.accent.isDark ? '#f1eee8' : '#1d1f22', 0.5))
  );
}

function above(ink: Ink, style: SandalStyle): string {
  const half = pts`0 190, 110 206, 172 300, 176 440, 136 660, 122 860, 140 1040, 132 1180, 80 1268, 0 1290`;
  const bed = curve(mirrored(half), true);
  const wide = style.width * 1.15;
  const ridges = Array.from(
    { length: 26 },
    (_, index) =>
      `<path d="${curve(pts`400 ${260 + index * 40}, 600 ${250 + index * 40}, 800 ${260 + index * 40}`)}" fill="none" stroke="#05070a" stroke-opacity=".16" stroke-width="5"/>`,
  ).join('');
  return (
    floorShadow(ink, CENTRE, 1240, 200, 0.4) +
    piece(
      ink,
      bed,
      { fill: ink.trim.base, round: 0.8, depth: 34, surface: 'grain', surfaceStrength: 0.35 },
      ridges + mark([CENTRE, 1130], ink.trim.stitch, 1),
    ) +
    webbing(ink, pts`432 420, 520 360, 680 352, 770 400`, wide) +
    webbing(ink, pts`428 540, 540 490, 660 486, 772 520`, wide) +
    webbing(ink, pts`462 800, 520 690, 680 690, 740 800`, wide) +
    webbing(ink, pts`474 980, 460 1120, 520 1230, 600 1250, 680 1230, 740 1120, 726 980`, wide) +
    buckle([680, 706], 30, 0.9)
  );
}

/** A sandal of webbing on a sculpted sole: its outer side, the pair from above, the inner side, close up. */
export function drawSandal(ink: Ink, view: ProductView): string {
  const style: SandalStyle = {
    toe: ink.random.pick(['two', 'one', 'crossed']),
    footbed: ink.random.pick([58, 74, 90]),
    width: ink.random.pick([54, 62]),
  };
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
      const one = above(ink, style);
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
      return studio(ink, shadow + lateral(ink, style, false), { x: 800, y: GROUND - 300, zoom: 2 });
  }
}
