import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import { mesh } from '../kit/mesh.ts';

interface CapStyle {
  readonly rear: 'mesh' | 'cloth';
  readonly visor: 'same' | 'accent';
  readonly patch: boolean;
  /** `five`: one front panel and a flat visor; `run`: curved and low; `sun`: with a neck flap. */
  readonly cut: 'five' | 'run' | 'sun';
}

const CAPS: Readonly<Record<CutOf<'cap'>, CapStyle['cut']>> = {
  cap: 'five',
  'trail-cap': 'run',
  'sun-cap': 'sun',
};

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);
const cloth = (fill: string) =>
  ({
    fill,
    folds: 'smooth',
    foldStrength: 0.8,
    round: 1,
    depth: 90,
    surface: 'grain',
    surfaceStrength: 0.26,
    surfaceScale: 130,
  }) as const;

const topButton = (ink: Ink, x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="26" ry="13" fill="${ink.accent.base}" stroke="#05070a" stroke-opacity=".4" stroke-width="2"/>`;
const eyelet = (ink: Ink, x: number, y: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="8" fill="#0b0d10" fill-opacity=".7"/><circle cx="${num(x)}" cy="${num(y)}" r="11" fill="none" stroke="${ink.base.stitch}" stroke-width="4"/>`;

const badge = (ink: Ink, x: number, y: number, style: CapStyle): string =>
  style.patch
    ? `<path d="${box(x - 92, y - 66, 184, 132, 16)}" fill="#05070a" fill-opacity=".3" transform="translate(3 5)"/><path d="${box(x - 92, y - 66, 184, 132, 16)}" fill="${ink.trim.base}"/><path d="${box(x - 82, y - 56, 164, 112, 10)}" fill="none" stroke="${ink.accent.base}" stroke-width="4"/>${mark([x, y], ink.trim.isDark ? '#f1eee8' : '#1d1f22', 1.2)}`
    : mark([x, y], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.8);

function front(ink: Ink, style: CapStyle): string {
  const five = style.cut === 'five';
  const crown = closed(
    five
      ? pts`0 440, 150 446, 258 520, 306 680, 320 860, 312 920!, 0 950`
      : pts`0 470, 110 480, 236 560, 300 700, 318 860, 310 920!, 0 950`,
  );
  const visorTones = style.visor === 'accent' ? ink.accent : ink.base;
  const visor = closed(
    five
      ? pts`0 900, 200 904, 316 912!, 366 934, 372 958!, 330 1000, 200 1030, 0 1042`
      : pts`0 868, 180 876, 306 902!, 356 960, 352 1020, 250 1044, 120 1064, 0 1070`,
  );
  const rows = [0, 1, 2, 3, 4]
    .map((index) =>
      stitches(
        curve(pts`
      ${CENTRE - 330 + index * 14} ${968 + index * 6}, ${CENTRE} ${908 + index * 30},
      ${CENTRE + 330 - index * 14} ${968 + index * 6}
    `),
        visorTones,
        0.55,
      ),
    )
    .join('');
  const rear =
    style.rear === 'mesh'
      ? [1, -1]
          .map((side) => {
            const d = curve(
              pts`
      ${CENTRE + side * 140} 480!, ${CENTRE + side * 232} 640, ${CENTRE + side * 262} 930!,
      ${CENTRE + side * 420} 930!, ${CENTRE + side * 420} 470!
    `,
              true,
            );
            return `<path d="${d}" fill="${ink.trim.light}"/><path d="${d}" fill="url(#${mesh(ink)})"/>`;
          })
          .join('')
      : '';
  const seams = [
    ...(five
      ? []
      : [
          seam(`M${CENTRE} 472V900`, 0.8),
          `<g transform="translate(8 0)">${stitches(`M${CENTRE} 480V890`, ink.base, 0.5)}</g>`,
        ]),
    ...[1, -1].map((side) =>
      seam(curve(pts`${CENTRE + side * 30} 476, ${CENTRE + side * 210} 620, ${CENTRE + side * 252} 920`)),
    ),
  ].join('');
  return (
    castShadow(ink, [crown, visor]) +
    (style.cut === 'sun' ? capeFront(ink) : '') +
    piece(ink, crown, cloth(ink.base.base), rear + seams) +
    (five ? '' : topButton(ink, CENTRE, 474)) +
    [1, -1].map((side) => eyelet(ink, CENTRE + side * 124, 610)).join('') +
    badge(ink, CENTRE, 740, style) +
    `<path d="${visor}" fill="#05070a" fill-opacity=".3" transform="translate(0 -10)"/>` +
    piece(
      ink,
      visor,
      { ...cloth(visorTones.base), depth: 60 },
      rows +
        `<path d="${visor}" fill="${gradient(ink, [
          [0, '#05070a', 0.35],
          [0.25, '#fff', 0.14],
          [0.6, '#fff', 0.04],
          [1, '#05070a', 0.3],
        ])}"/>`,
    )
  );
}

const capeFront = (ink: Ink): string =>
  piece(
    ink,
    closed(pts`0 900, 250 880, 314 890!, 346 1060, 376 1220!, 290 1256, 196 1230!, 140 1120, 0 1080`),
    { ...cloth(ink.base.dark), folds: 'drape', depth: 60 },
  );

const capeBack = (ink: Ink): string =>
  piece(
    ink,
    closed(pts`0 960, 200 950, 318 930!, 350 1100, 376 1260!, 200 1300, 0 1310`),
    { ...cloth(ink.base.light), folds: 'drape', depth: 60 },
    stitches(curve(pts`230 1236, 600 1284, 970 1236`), ink.base, 0.6),
  );

function side(ink: Ink, style: CapStyle): string {
  const crown = curve(
    pts`
      330 900!, 338 740, 420 580, 560 500, 700 500, 860 580, 944 740, 960 900!, 840 930, 640 940,
      460 926
    `,
    true,
  );
  const visorTones = style.visor === 'accent' ? ink.accent : ink.base;
  const visor = curve(
    pts`450 872!, 330 876, 200 920, 110 986, 96 1012!, 140 1022, 260 986, 400 956, 500 940!`,
    true,
  );
  const under = curve(pts`96 1012!, 240 986, 400 950, 500 938!, 420 968, 260 1006, 130 1034`, true);
  const rearPanel = curve(pts`640 480!, 680 700, 700 960!, 1000 960!, 1000 480!`, true);
  const inside =
    (style.rear === 'mesh'
      ? `<path d="${rearPanel}" fill="${ink.trim.light}"/><path d="${rearPanel}" fill="url(#${mesh(ink)})"/>`
      : '') +
    seam(curve(pts`620 500, 520 680, 490 930`)) +
    seam(curve(pts`640 500, 690 700, 700 940`)) +
    `<path d="${curve(pts`330 880, 640 918, 960 880`)}" fill="none" stroke="#05070a" stroke-opacity=".25" stroke-width="3"/>`;
  const cape =
    style.cut === 'sun'
      ? piece(
          ink,
          curve(pts`600 880!, 800 900, 962 880!, 990 1040, 1010 1230!, 900 1270, 760 1240!, 700 1080`, true),
          { ...cloth(ink.base.light), folds: 'drape', depth: 50 },
        )
      : '';
  const tab = `<path d="${box(872, 862, 96, 40, 10)}" fill="${ink.trim.base}"/><path d="${box(886, 868, 34, 28, 5)}" fill="#9a9da0"/>`;
  return (
    castShadow(ink, [crown, visor]) +
    cape +
    `<path d="${under}" fill="${visorTones.deep}"/>` +
    piece(ink, crown, cloth(ink.base.base), inside) +
    (style.cut === 'five' ? '' : topButton(ink, 636, 500)) +
    eyelet(ink, 590, 620) +
    eyelet(ink, 780, 620) +
    piece(
      ink,
      visor,
      { ...cloth(visorTones.base), depth: 34 },
      [0, 1, 2]
        .map((index) =>
          stitches(
            curve(
              pts`${440 - index * 20} ${890 + index * 16}, 280 ${926 + index * 16}, 130 ${1000 + index * 6}`,
            ),
            visorTones,
            0.55,
          ),
        )
        .join(''),
    ) +
    mark([440, 770], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.1) +
    tab
  );
}

function back(ink: Ink, style: CapStyle): string {
  const crown = closed(pts`0 470, 110 480, 236 560, 300 700, 320 880, 316 960!, 0 984`);
  const hole = closed(pts`0 790, 90 808, 140 880, 146 934!, 0 944`);
  const fill =
    style.rear === 'mesh'
      ? `<path d="${crown}" fill="${ink.trim.light}"/><path d="${crown}" fill="url(#${mesh(ink)})"/>`
      : '';
  const strap = `<path d="M444 930Q600 950 756 930L756 972Q600 992 444 972Z" fill="${ink.trim.base}"/>${stitches('M450 940Q600 960 750 940', ink.trim, 0.6)}<path d="${box(560, 930, 74, 56, 8)}" fill="#9a9da0"/><path d="${box(572, 942, 50, 32, 4)}" fill="${ink.trim.deep}"/>`;
  return (
    castShadow(ink, [crown]) +
    piece(
      ink,
      crown,
      cloth(ink.base.base),
      fill +
        seam(`M${CENTRE} 472V800`) +
        [1, -1]
          .map((way) =>
            seam(curve(pts`${CENTRE + way * 30} 476, ${CENTRE + way * 190} 620, ${CENTRE + way * 232} 960`)),
          )
          .join(''),
    ) +
    topButton(ink, CENTRE, 474) +
    `<path d="${hole}" fill="${gradient(ink, [
      [0, '#0d0f12'],
      [1, ink.lining.deep],
    ])}"/><path d="${hole}" fill="none" stroke="${ink.base.dark}" stroke-width="16"/>` +
    strap +
    (style.cut === 'sun' ? capeBack(ink) : '')
  );
}

export function drawCap(ink: Ink, view: ProductView): string {
  const cut = CAPS[cutAmong(['cap'], ink.picture)];
  const style: CapStyle = {
    cut,
    rear: cut === 'run' ? 'mesh' : 'cloth',
    visor: ink.random.pick(['same', 'accent']),
    patch: cut === 'five',
  };
  const room = { width: 900, height: 900 };
  const low = (bottom: number): number => (cut === 'sun' ? 1320 : bottom);
  switch (view) {
    case 'front':
      return studio(
        ink,
        fitted({ left: 230, right: 970, top: 430, bottom: low(1080) }, front(ink, style), room),
      );
    case 'back':
      return studio(
        ink,
        fitted({ left: 240, right: 960, top: 450, bottom: low(1000) }, back(ink, style), room),
      );
    case 'side':
      return studio(
        ink,
        fitted({ left: 90, right: 1010, top: 480, bottom: low(1040) }, side(ink, style), room),
      );
    case 'detail':
      return studio(ink, front(ink, style), { x: 640, y: 850, zoom: 2.2 });
  }
}
