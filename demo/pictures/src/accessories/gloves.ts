import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, curve, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import { strap } from '../gear/webbing.ts';

interface GloveStyle {
  readonly padded: boolean;
  readonly cuff: 'gauntlet' | 'knit' | 'short';
  readonly palm: boolean;
}

const GLOVES: Readonly<Record<CutOf<'gloves'>, Pick<GloveStyle, 'padded' | 'cuff'>>> = {
  'liner-gloves': { padded: false, cuff: 'knit' },
  'winter-gloves': { padded: true, cuff: 'gauntlet' },
  'wind-gloves': { padded: false, cuff: 'short' },
};

const hand = (cuffWide: number): readonly Point[] => pts`
      470 1180!, 474 1060, 468 980, 430 900, 372 812, 348 764, 360 722, 404 718, 446 764, 494 820,
      506 800, 496 640, 484 480, 486 408, 516 372, 554 384, 566 430, 574 560, 582 612, 586 540,
      588 400, 594 320, 628 290, 664 312, 672 380, 672 520, 676 604, 684 540, 696 400, 708 340,
      742 322, 772 350, 774 410, 762 540, 758 628, 772 580, 796 480, 816 440, 848 434, 870 466,
      866 520, 838 680, 820 800, 796 960, 782 1060, ${600 + cuffWide} 1180!
    `;

const fingers: readonly (readonly [Point, Point])[] = [
  [
    [578, 620],
    [560, 800],
  ],
  [
    [674, 612],
    [668, 790],
  ],
  [
    [760, 636],
    [752, 800],
  ],
];

const padding = (ink: Ink): string => {
  const rows: string[] = [];
  for (const [x, y, lean] of [
    [526, 440, -2],
    [630, 360, 0],
    [738, 390, 3],
    [834, 500, 10],
  ] as const) {
    for (let index = 0; index < 3; index += 1) {
      const at = y + index * 84;
      rows.push(
        `<g transform="rotate(${lean} ${x} ${at})"><path d="${box(x - 34, at, 66, 70, 22)}" fill="#fff" fill-opacity=".08"/><path d="${box(x - 34, at, 66, 70, 22)}" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="4"/></g>`,
      );
    }
  }
  const knuckles = curve(pts`500 800!, 560 740, 680 716, 800 760!, 790 850!, 660 820, 520 880!`, true);
  return (
    rows.join('') +
    `<path d="${knuckles}" fill="${ink.accent.base}"/>${seam(knuckles)}${stitches(knuckles, ink.accent, 0.5)}`
  );
};

function shortCuff(ink: Ink, cloth: Cloth): string {
  const tab = box(684, 1112, 118, 60, 14);
  return (
    piece(
      ink,
      curve(pts`462 1090!, 620 1104, 790 1088!, 796 1150, 792 1196!, 620 1208, 458 1196!`, true),
      { ...cloth, fill: ink.trim.base, depth: 30 },
      stitches('M460 1180Q620 1194 794 1180', ink.trim),
    ) +
    `<path d="${tab}" fill="#05070a" fill-opacity=".3" transform="translate(3 5)"/><path d="${tab}" fill="${ink.accent.base}"/>${stitches(box(692, 1120, 102, 44, 9), ink.accent, 0.6)}`
  );
}

const windPanel = (ink: Ink): string => {
  const d = curve(pts`440 860!, 560 700, 700 690, 830 700!, 800 900, 700 960, 560 1000, 480 1060!`, true);
  return `<path d="${d}" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${seam(d)}${stitches(d, ink.base, 0.5)}<path d="${curve(pts`470 900, 600 800, 820 760`)}" fill="none" stroke="${ink.accent.base}" stroke-width="20"/>`;
};

function glove(ink: Ink, style: GloveStyle, palm: boolean): string {
  const wide = style.cuff === 'gauntlet' ? 200 : 172;
  const d = curve(hand(wide), true);
  const cloth: Cloth = {
    fill: palm && style.palm ? ink.trim.base : ink.base.base,
    folds: 'smooth',
    foldStrength: 0.8,
    round: 1,
    depth: 46,
    surface: 'grain',
    surfaceStrength: palm ? 0.45 : 0.26,
    surfaceScale: 150,
  };
  const inside = [
    ...fingers.map(([from, to]) =>
      seam(curve([from, [(from[0] + to[0]) / 2 - 4, (from[1] + to[1]) / 2], to]), palm ? 0.5 : 0.9),
    ),
    palm
      ? `${seam(curve(pts`504 820, 560 900, 566 1010, 520 1120`))}<path d="${curve(
          pts`600 900!, 700 840, 800 870!, 776 1040!, 640 1050!`,
          true,
        )}" fill="${ink.accent.dark}" fill-opacity=".85"/>`
      : style.padded
        ? padding(ink)
        : style.cuff === 'short'
          ? windPanel(ink)
          : seam(curve(pts`520 830, 640 780, 790 826`)),
    `<path d="M520 376q30 -10 42 30l6 60h-86l2 -60q6 -26 36 -30z" fill="${ink.accent.base}" fill-opacity="${style.padded ? 0 : 0.85}"/>`,
  ].join('');
  const cuff =
    style.cuff === 'short'
      ? shortCuff(ink, cloth)
      : style.cuff === 'gauntlet'
        ? piece(
            ink,
            curve(
              pts`452 1080!, 620 1110, 800 1076!, 826 1200, 838 1310!, 630 1340, 412 1312!, 430 1200`,
              true,
            ),
            { ...cloth, fill: ink.base.light, depth: 54 },
            `<path d="M380 1290Q620 1330 860 1288V1380H380Z" fill="${ink.trim.base}"/>${seam('M380 1290Q620 1330 860 1288')}`,
          ) +
          (palm
            ? ''
            : strap('M438 1146Q620 1176 812 1140', ink.trim, 40) +
              `<path d="${box(560, 1128, 92, 64, 12)}" fill="${ink.accent.base}"/>`)
        : piece(
            ink,
            curve(
              pts`456 1096!, 620 1112, 782 1092!, 776 1200, 786 1300!, 620 1316, 450 1300!, 462 1200`,
              true,
            ),
            {
              ...cloth,
              fill: ink.base.dark,
              surface: 'knit',
              surfaceScale: 180,
              surfaceStrength: 0.45,
              depth: 40,
            },
            Array.from(
              { length: 15 },
              (_, index) =>
                `<path d="M${num(478 + index * 21)} 1090V1320" stroke="#05070a" stroke-opacity=".25" stroke-width="6"/>`,
            ).join(''),
          );
  return (
    piece(ink, d, cloth, inside) +
    cuff +
    (palm
      ? ''
      : mark([650, style.padded ? 960 : 940], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.1))
  );
}

export function drawGloves(ink: Ink, view: ProductView): string {
  const style: GloveStyle = {
    ...GLOVES[cutAmong(['gloves'], ink.picture)],
    palm: ink.random.chance(0.7),
  };
  const d = curve(hand(190), true);
  const one = (palm: boolean): string => castShadow(ink, [d]) + glove(ink, style, palm);
  const pair = (palm: boolean): string =>
    `<g transform="translate(-262 26) rotate(-7 600 800)"><g transform="translate(1240 0) scale(-1 1)">${one(palm)}</g></g><g transform="translate(240 -26) rotate(7 600 800)">${one(palm)}</g>`;
  const bounds = { left: 40, right: 1160, top: 250, bottom: 1370 };
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, pair(false)));
    case 'back':
      return studio(ink, fitted(bounds, pair(true)));
    case 'side':
      return studio(
        ink,
        fitted(
          { left: 300, right: 920, top: 270, bottom: 1350 },
          `<g transform="rotate(-14 600 800)">${one(false)}</g>`,
          { width: 900, height: 1120 },
        ),
      );
    case 'detail':
      return studio(ink, one(false), { x: 620, y: 1040, zoom: 2.1 });
  }
}
