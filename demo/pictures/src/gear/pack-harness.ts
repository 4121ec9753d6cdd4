import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { closed, FLOOR, packCloth, type PackStyle, ripstop } from './pack-style.ts';
import { buckle, strap } from './webbing.ts';

function hipBelt(ink: Ink): string {
  return (
    [1, -1]
      .map((side) => {
        const at = (x: number, y: number, corner: 0 | 1 = 0): Point => [CENTRE + side * x, y, corner];
        const d = curve(
          [at(60, 1130, 1), at(230, 1120), at(326, 1186), at(330, 1240), at(220, 1236), at(60, 1226, 1)],
          true,
        );
        return (
          piece(ink, d, { fill: ink.trim.base, round: 1, depth: 36 }, stitches(d, ink.accent, 0.7)) +
          strap(curve([at(320, 1214), at(250, 1290), at(70, 1300)]), ink.trim, 26)
        );
      })
      .join('') + buckle([CENTRE, 1300], 90, 1.1)
  );
}

export function harness(ink: Ink, style: PackStyle): string {
  const panel = closed(pts`
      0 ${style.tall + 90}, ${style.wide - 70} ${style.tall + 110}, ${style.wide - 50} 700,
      ${style.wide - 60} 1180, 0 1210
    `);
  const mesh = ink.define(
    (id) =>
      `<pattern id="${id}" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M8 0l8 7-8 7-8-7z" fill="#05070a" fill-opacity=".28"/></pattern>`,
  );
  const ribs = [0, 1, 2, 3]
    .map((index) =>
      seam(
        curve(pts`
      ${CENTRE - 150} ${560 + index * 160}, ${CENTRE} ${580 + index * 160},
      ${CENTRE + 150} ${560 + index * 160}
    `),
      ),
    )
    .join('');
  const shoulder = [1, -1]
    .map((side) => {
      const at = (x: number, y: number, corner: 0 | 1 = 0): Point => [CENTRE + side * x, y, corner];
      const d = curve(
        [
          at(46, style.tall + 90, 1),
          at(118, style.tall + 84, 1),
          at(186, style.tall + 260),
          at(212, 700),
          at(190, 900),
          at(168, 948, 1),
          at(118, 936, 1),
          at(136, 800),
          at(128, 640),
          at(84, style.tall + 290),
        ],
        true,
      );
      return (
        `<path d="${d}" fill="#05070a" fill-opacity=".35" transform="translate(6 14)"/>${piece(ink, d, { fill: ink.trim.light, round: 1, depth: 40, surface: 'grain', surfaceStrength: 0.3 }, `<path d="${d}" fill="url(#${mesh})"/>${stitches(d, ink.accent, 0.9)}`)}` +
        strap(curve([at(146, 944), at(170, 1060), at(210, 1160)]), ink.trim, 24) +
        buckle(at(152, 984), side * -12, 0.66)
      );
    })
    .join('');
  const chest =
    strap(curve(pts`${CENTRE - 172} 700, ${CENTRE} 712, ${CENTRE + 172} 700`), ink.trim, 18) +
    buckle([CENTRE, 711], 90, 0.6);
  return (
    piece(
      ink,
      panel,
      { fill: ink.trim.base, round: 1, depth: 60, surface: 'grain', surfaceStrength: 0.3 },
      `<path d="${panel}" fill="url(#${mesh})"/>${ribs}`,
    ) +
    hipBelt(ink) +
    shoulder +
    chest +
    strap(
      curve(pts`
      ${CENTRE - 60} ${style.tall + 40}, ${CENTRE} ${style.tall - 60},
      ${CENTRE + 60} ${style.tall + 40}
    `),
      ink.trim,
      24,
    )
  );
}

export function profile(ink: Ink, style: PackStyle): string {
  const { tall } = style;
  const d = curve(
    pts`
      470 ${tall + 70}!, 520 ${tall - 10}, 640 ${tall - 24}, 730 ${tall + 60}, 776 560, 820 900,
      806 1200, 740 ${FLOOR - 8}!, 520 ${FLOOR}, 460 1260, 448 900, 452 500
    `,
    true,
  );
  const lower = curve(pts`420 1120, 620 1140, 860 1110`);
  const inside =
    `<rect width="1200" height="1500" fill="url(#${ripstop(ink)})"/>` +
    (style.bottom ? `<path d="${lower}V1500H420Z" fill="${ink.trim.base}"/>${seam(lower)}` : '') +
    seam(curve(pts`700 ${tall + 30}, 730 560, 764 900, 748 1300`)) +
    (style.lid === 'lid'
      ? seam(curve(pts`440 ${tall + 190}, 600 ${tall + 214}, 770 ${tall + 200}`), 1.4)
      : '');
  const pocket = curve(
    pts`500 930!, 620 880, 748 840!, 772 1000, 760 1220, 720 1290, 540 1290, 496 1200`,
    true,
  );
  const bottle = curve(pts`560 760!, 580 740, 660 740, 680 760!, 684 1000!, 556 1000!`, true);
  const at = pts`462 ${tall + 110}, 360 ${tall + 210}, 316 620, 340 860, 430 1060, 452 1150`;
  return (
    strap(curve(at.slice(3)), ink.trim, 26) +
    piece(
      ink,
      `${curve(
        pts`
      470 ${tall + 86}!, 372 ${tall + 180}, 296 600, 322 880!, 366 866!, 352 620, 400 ${tall + 260},
      470 ${tall + 180}!
    `,
        true,
      )}`,
      { fill: ink.trim.light, round: 1, depth: 26 },
    ) +
    piece(ink, curve(pts`460 1120!, 372 1150, 330 1230, 352 1256, 466 1236!`, true), {
      fill: ink.trim.base,
      round: 1,
      depth: 26,
    }) +
    piece(ink, d, { ...packCloth(ink), depth: 100 }, inside) +
    [420, 640]
      .map(
        (y) =>
          strap(
            curve(pts`470 ${y + tall - 110}, 620 ${y + tall - 90}, 760 ${y + tall - 130}`),
            ink.trim,
            22,
          ) + buckle([560, y + tall - 98], 82, 0.6),
      )
      .join('') +
    piece(
      ink,
      bottle,
      { fill: ink.accent.base, round: 1, depth: 40 },
      `<path d="M540 790h160" stroke="${ink.accent.deep}" stroke-width="8"/>`,
    ) +
    piece(ink, pocket, { ...packCloth(ink, ink.trim.light), depth: 50 }) +
    `<path d="${curve(pts`500 930, 620 880, 748 840`)}" fill="none" stroke="${ink.accent.base}" stroke-width="10"/>` +
    mark([640, tall + 110], ink.base.stitch, 0.8)
  );
}
