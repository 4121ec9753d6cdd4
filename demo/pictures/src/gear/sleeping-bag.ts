import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, type Point, pts } from '../kit/path.ts';
import { cord, mark, seam, toggle, zip, zipPull } from '../kit/sewing.ts';
import { castShadow, fitted, floorShadow, studio } from '../kit/studio.ts';
import { tubeOutline, type Section, type Tube } from '../kit/tube.ts';
import { baffles } from '../kit/baffles.ts';

type Form = 'mummy' | 'quilt' | 'wide';

const FORMS: Readonly<Record<CutOf<'sleeping-bag'>, Form>> = {
  'down-bag': 'mummy',
  'down-quilt': 'quilt',
  'sleeping-bag': 'wide',
};

const row = (half: number, y: number): Section => [
  [CENTRE - half, y],
  [CENTRE + half, y],
];

/** Nearly as wide at the feet as at the shoulders. */
const WIDE: Tube = [
  row(190, 150),
  row(264, 300),
  row(286, 520),
  row(276, 800),
  row(262, 1080),
  row(250, 1260),
  row(214, 1372),
];

/** Open at the top, without a hood, narrow at the feet. */
const QUILT: Tube = [
  row(318, 200),
  row(322, 420),
  row(310, 660),
  row(274, 920),
  row(226, 1160),
  row(196, 1280),
  row(160, 1372),
];

const TUBE: Tube = [
  [
    [470, 150],
    [730, 150],
  ],
  [
    [392, 330],
    [808, 330],
  ],
  [
    [360, 520],
    [840, 520],
  ],
  [
    [388, 780],
    [812, 780],
  ],
  [
    [430, 1050],
    [770, 1050],
  ],
  [
    [446, 1260],
    [754, 1260],
  ],
  [
    [482, 1370],
    [718, 1370],
  ],
];

function bag(ink: Ink, form: Form, count: number, back: boolean): string {
  const tube = form === 'mummy' ? TUBE : form === 'wide' ? WIDE : QUILT;
  const outline = tubeOutline(tube, form === 'quilt' ? 14 : -26);
  const foot = curve(mirrored(pts`0 1420, 110 1396, 130 1360!, 0 1380`), true);
  const body = piece(
    ink,
    outline,
    { fill: ink.base.base, folds: 'crumple', foldStrength: 0.45, round: 0.85, depth: 110 },
    `<path d="M0 1190H1200V1500H0Z" fill="${ink.accent.base}"/>${baffles(ink, tube, form === 'wide' ? 8 : count, 22)}`,
  );
  const shadow = castShadow(ink, [outline]);
  const sole = piece(ink, foot, { fill: ink.accent.base, round: 0.9, depth: 40 });
  if (back)
    return shadow + sole + body + mark([CENTRE, 420], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.1);
  if (form === 'quilt') return shadow + sole + body + quiltTop(ink);
  const opening = pts`0 226, 96 238, 148 320, 136 420, 70 486, 0 500`;
  const collar = curve(
    mirrored(opening.map(([x, y]): Point => [x === 0 ? 0 : x + 42, y + (y < 330 ? -40 : 40)])),
    true,
  );
  const hole = curve(mirrored(opening), true);
  const look = { tape: ink.trim.base, teeth: '#6b7076', pull: ink.accent.base, width: 18 };
  const line =
    form === 'wide'
      ? curve(pts`790 480, 836 640, 840 820, 828 1040, 812 1330`)
      : curve(pts`772 470, 786 640, 772 820, 744 1040, 736 1130`);
  return (
    shadow +
    sole +
    body +
    piece(
      ink,
      collar,
      { fill: ink.base.light, folds: 'crumple', foldStrength: 0.5, round: 1, depth: 36 },
      Array.from({ length: 14 }, (_, index) =>
        seam(
          `M600 360L${600 + Math.cos((index / 14) * 6.283) * 280} ${360 + Math.sin((index / 14) * 6.283) * 280}`,
          0.8,
        ),
      ).join(''),
    ) +
    piece(ink, hole, {
      fill: gradient(ink, [
        [0, ink.accent.deep],
        [0.5, ink.accent.dark],
        [1, ink.accent.base],
      ]),
      folds: 'drape',
      foldStrength: 0.5,
      round: 1,
      depth: 60,
    }) +
    zip(line, look) +
    zipPull([772, 476], look, 0, 1) +
    cord(curve(pts`500 470, 490 560, 520 620`), ink.trim.base, 6) +
    toggle([492, 552], ink.trim.dark) +
    mark([470, 700], ink.base.isDark ? ink.accent.glow : ink.trim.base, 0.9)
  );
}

/** The folded upper edge of a quilt, and its mat straps. */
function quiltTop(ink: Ink): string {
  const fold = curve(pts`282 200!, 600 216, 918 200!, 926 330!, 760 376, 600 388, 440 376, 276 330!`, true);
  const straps = [560, 820]
    .map(
      (y) =>
        `<path d="M300 ${y}Q600 ${y + 40} 900 ${y}" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="22" transform="translate(3 6)"/><path d="M300 ${y}Q600 ${y + 40} 900 ${y}" fill="none" stroke="${ink.trim.base}" stroke-width="18"/>`,
    )
    .join('');
  const snapped = [352, 600, 848].map((x) => toggle([x, 344 + (x === 600 ? 26 : 0)], ink.trim.dark)).join('');
  return (
    straps +
    `<path d="${fold}" fill="#05070a" fill-opacity=".3" transform="translate(3 12)"/>` +
    piece(ink, fold, { fill: ink.accent.base, folds: 'crumple', foldStrength: 0.6, round: 1, depth: 50 }) +
    snapped +
    mark([420, 700], ink.base.isDark ? ink.accent.glow : ink.trim.base, 0.9)
  );
}

function packed(ink: Ink): string {
  const d = curve(
    pts`
      430 560!, 520 530, 680 530, 770 560!, 800 760, 796 1000, 764 1186!, 600 1210, 436 1186!,
      404 1000, 400 760
    `,
    true,
  );
  const top = curve(
    pts`430 562!, 520 532, 680 532, 770 562!, 720 500, 650 474, 600 480, 550 474, 480 500`,
    true,
  );
  const straps = [470, 600, 730]
    .map(
      (x) =>
        `<path d="M${x} 550Q${x + (x - 600) * 0.22} 880 ${x} 1200" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="28" transform="translate(5 4)"/><path d="M${x} 550Q${x + (x - 600) * 0.22} 880 ${x} 1200" fill="none" stroke="${ink.trim.base}" stroke-width="24"/>`,
    )
    .join('');
  return (
    floorShadow(ink, 600, 1200, 250) +
    piece(ink, top, { fill: ink.accent.base, folds: 'crumple', foldStrength: 0.8, round: 1, depth: 30 }) +
    piece(
      ink,
      d,
      {
        fill: ink.base.base,
        folds: 'crumple',
        foldStrength: 0.9,
        round: 1,
        depth: 110,
        surface: 'grain',
        surfaceStrength: 0.15,
      },
      straps + seam('M380 700Q600 730 820 700') + seam('M380 1060Q600 1090 820 1060'),
    ) +
    cord('M600 486q-20 -60 -50 -66q-30 40 50 66q40 -70 60 -50q0 40 -60 50l-30 90', ink.trim.base, 8) +
    toggle([588, 500], ink.trim.dark) +
    mark([600, 880], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1)
  );
}

export function drawSleepingBag(ink: Ink, view: ProductView): string {
  const form = FORMS[cutAmong(['sleeping-bag'], ink.picture)];
  const count = ink.random.pick([11, 13, 15]);
  const bounds = { left: 280, right: 920, top: 120, bottom: 1420 };
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, bag(ink, form, count, false)));
    case 'back':
      return studio(ink, fitted(bounds, bag(ink, form, count, true)));
    case 'side':
      return studio(
        ink,
        fitted({ left: 330, right: 870, top: 400, bottom: 1240 }, packed(ink), { width: 760, height: 940 }),
      );
    case 'detail':
      return studio(ink, bag(ink, form, count, false), { x: 640, y: 480, zoom: 2.2 });
  }
}
