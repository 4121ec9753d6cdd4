import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches, zip, zipPull, type ZipLook } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { barTack, buckle, strap } from './webbing.ts';

interface PackStyle {
  readonly lid: 'lid' | 'zip' | 'roll';
  readonly pocket: 'shove' | 'zip' | 'daisy';
  readonly tall: number;
  readonly wide: number;
  readonly bottom: boolean;
}

const FLOOR = 1330;
const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

const ripstop = (ink: Ink): string =>
  ink.define(
    (id) =>
      `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 0h26M0 0v26" stroke="#fff" stroke-opacity=".1" stroke-width="2"/><path d="M0 2h26M2 0v26" stroke="#05070a" stroke-opacity=".1" stroke-width="1.4"/></pattern>`,
  );

const packCloth = (ink: Ink, fill = ink.base.base): Cloth => ({
  fill,
  folds: 'crumple',
  foldStrength: 0.55,
  round: 0.95,
  depth: 80,
  surface: 'grain',
  surfaceStrength: 0.2,
  surfaceScale: 140,
});

const look = (ink: Ink): ZipLook => ({
  tape: ink.trim.base,
  teeth: '#5a5f65',
  pull: ink.accent.base,
  width: 18,
});

const sidePockets = (ink: Ink, style: PackStyle): string =>
  [1, -1]
    .map((side) => {
      const x = (dx: number): number => CENTRE + side * (style.wide + dx);
      const d = curve(pts`${x(-40)} 930!, ${x(34)} 900, ${x(48)} 1000, ${x(30)} 1240, ${x(-30)} 1290!`, true);
      return (
        piece(ink, d, { ...packCloth(ink, ink.trim.base), depth: 30 }) +
        `<path d="${curve(pts`${x(-40)} 930, ${x(34)} 900`)}" stroke="${ink.accent.base}" stroke-width="9" fill="none"/>`
      );
    })
    .join('');

function packBody(ink: Ink, style: PackStyle): string {
  const { wide, tall } = style;
  const d = closed(pts`
      0 ${tall + 10}, ${wide * 0.7} ${tall + 16}, ${wide - 14} ${tall + 90}, ${wide + 4} 700,
      ${wide + 14} 1000, ${wide + 2} 1240, ${wide - 50} ${FLOOR - 10}, 0 ${FLOOR}
    `);
  const inside: string[] = [`<rect width="1200" height="1500" fill="url(#${ripstop(ink)})"/>`];
  if (style.bottom) {
    const line = curve(pts`${CENTRE - 400} 1120, ${CENTRE} 1146, ${CENTRE + 400} 1120`);
    inside.push(
      `<path d="${line}V1500H200Z" fill="${ink.trim.base}"/>${seam(line)}<g transform="translate(0 -9)">${stitches(line, ink.base, 0.6)}</g>`,
    );
  }
  for (const side of [1, -1]) {
    const line = curve(pts`
      ${CENTRE + side * (wide - 70)} ${tall + 20}, ${CENTRE + side * (wide - 46)} 700,
      ${CENTRE + side * (wide - 42)} 1000, ${CENTRE + side * (wide - 60)} ${FLOOR}
    `);
    inside.push(seam(line), `<g transform="translate(${side * -8} 0)">${stitches(line, ink.base, 0.5)}</g>`);
  }
  return piece(ink, d, { ...packCloth(ink), depth: 110 }, inside.join(''));
}

function packPocket(ink: Ink, style: PackStyle): string {
  const wide = style.wide - 66;
  if (style.pocket === 'daisy') {
    const chain = [-70, 70]
      .map(
        (x) =>
          strap(`M${CENTRE + x} 560V1130`, ink.trim, 30) +
          Array.from({ length: 7 }, (_, index) => barTack([CENTRE + x, 600 + index * 82], ink.trim, 22)).join(
            '',
          ),
      )
      .join('');
    return chain;
  }
  const top = style.pocket === 'shove' ? 640 : 700;
  const d = closed(pts`
      0 ${top + (style.pocket === 'shove' ? 60 : 0)},
      ${wide * 0.8} ${top + (style.pocket === 'shove' ? 16 : 6)}, ${wide} ${top + 40}!,
      ${wide + 12} 960, ${wide - 8} 1200, ${wide - 60} 1262, 0 1276
    `);
  const cloth = packCloth(ink, style.pocket === 'shove' ? ink.trim.light : ink.base.light);
  const line = `M${num(CENTRE - wide + 44)} ${top + 70}Q${CENTRE} ${top + 40} ${num(CENTRE + wide - 44)} ${top + 70}`;
  const detail =
    style.pocket === 'zip'
      ? zip(line, look(ink)) + zipPull([CENTRE - wide + 54, top + 68], look(ink), -70, 1)
      : '';
  const buckled =
    style.pocket === 'shove' ? strap(`M${CENTRE} 560V860`, ink.trim, 30) + buckle([CENTRE, 760]) : '';
  return `<path d="${d}" fill="#05070a" fill-opacity=".28" transform="translate(6 12)"/>${piece(ink, d, { ...cloth, depth: 64 }, stitches(d, ink.base, 0.4))}${detail}${buckled}`;
}

function packTop(ink: Ink, style: PackStyle): string {
  const { wide, tall } = style;
  const handle = strap(
    curve(pts`
      ${CENTRE - 64} ${tall + 10}, ${CENTRE - 50} ${tall - 66}, ${CENTRE} ${tall - 84},
      ${CENTRE + 50} ${tall - 66}, ${CENTRE + 64} ${tall + 10}
    `),
    ink.trim,
    26,
  );
  if (style.lid === 'zip') {
    const arch = curve(pts`
      ${CENTRE - wide + 36} 700, ${CENTRE - wide + 60} ${tall + 190},
      ${CENTRE - wide * 0.5} ${tall + 92}, ${CENTRE} ${tall + 78}, ${CENTRE + wide * 0.5} ${tall + 92},
      ${CENTRE + wide - 60} ${tall + 190}, ${CENTRE + wide - 36} 700
    `);
    return (
      handle +
      zip(arch, look(ink)) +
      zipPull([CENTRE - 26, tall + 80], look(ink), -80, 1.1) +
      zipPull([CENTRE + 26, tall + 80], look(ink), 80, 1.1)
    );
  }
  if (style.lid === 'roll') {
    const roll = box(CENTRE - wide - 6, tall - 40, 2 * wide + 12, 96, 40);
    return (
      piece(
        ink,
        roll,
        { ...packCloth(ink, ink.base.light), depth: 44, round: 1 },
        seam(`M${CENTRE - wide} ${tall + 6}h${2 * wide}`),
      ) +
      [-1, 1]
        .map(
          (side) =>
            strap(
              curve(pts`
      ${CENTRE + side * (wide + 2)} ${tall}, ${CENTRE + side * (wide + 12)} ${tall + 120},
      ${CENTRE + side * (wide - 4)} 620
    `),
              ink.trim,
              24,
            ) + buckle([CENTRE + side * (wide + 10), tall + 130], side * 4, 0.8),
        )
        .join('')
    );
  }
  const lid = closed(pts`
      0 ${tall - 66}, ${wide * 0.72} ${tall - 54}, ${wide + 4} ${tall + 12},
      ${wide + 16} ${tall + 140}, ${wide - 8} ${tall + 196}!, ${wide * 0.5} ${tall + 214},
      0 ${tall + 218}
    `);
  const lower = curve(pts`
      ${CENTRE - wide + 20} ${tall + 178}, ${CENTRE} ${tall + 198},
      ${CENTRE + wide - 20} ${tall + 178}
    `);
  const straps = [-1, 1]
    .map(
      (side) =>
        strap(`M${num(CENTRE + side * wide * 0.46)} ${tall + 190}V620`, ink.trim, 28) +
        buckle([CENTRE + side * wide * 0.46, tall + 300], 0, 0.95),
    )
    .join('');
  const zipLine = `M${num(CENTRE - wide * 0.66)} ${tall + 96}Q${CENTRE} ${tall + 62} ${num(CENTRE + wide * 0.66)} ${tall + 96}`;
  return (
    handle +
    straps +
    `<path d="${lid}" fill="#05070a" fill-opacity=".3" transform="translate(4 14)"/>` +
    piece(
      ink,
      lid,
      { ...packCloth(ink), depth: 70 },
      `<rect width="1200" height="1500" fill="url(#${ripstop(ink)})"/>${stitches(lower, ink.base, 0.6)}`,
    ) +
    zip(zipLine, look(ink)) +
    zipPull([CENTRE - wide * 0.62, tall + 92], look(ink), -72, 1)
  );
}

const compression = (ink: Ink, style: PackStyle): string =>
  [1, -1]
    .map(
      (side) =>
        strap(
          curve(pts`${CENTRE + side * (style.wide - 60)} 868, ${CENTRE + side * (style.wide + 8)} 846`),
          ink.trim,
          20,
        ) + buckle([CENTRE + side * (style.wide - 20), 858], 90 - side * 16, 0.55),
    )
    .join('');

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

function harness(ink: Ink, style: PackStyle): string {
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

function profile(ink: Ink, style: PackStyle): string {
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

/** A backpack: front, harness, profile and close up. */
export function drawBackpack(ink: Ink, view: ProductView): string {
  const kids = ink.picture.audience === 'kids';
  const style: PackStyle = {
    lid: ink.random.pick(['lid', 'zip', 'roll', 'lid']),
    pocket: ink.random.pick(['shove', 'zip', 'daisy']),
    tall: kids ? 420 : ink.random.pick([260, 320]),
    wide: kids ? 240 : ink.random.pick([236, 256]),
    bottom: ink.random.chance(0.6),
  };
  const shadow = floorShadow(ink, 600, FLOOR - 4, 270);
  const colour = ink.base.isDark ? ink.accent.glow : ink.trim.base;
  const front =
    sidePockets(ink, style) +
    packBody(ink, style) +
    packPocket(ink, style) +
    compression(ink, style) +
    packTop(ink, style) +
    mark(
      [
        CENTRE,
        style.lid === 'lid'
          ? style.tall + 146
          : style.pocket === 'daisy'
            ? 480
            : style.lid === 'zip'
              ? 560
              : 500,
      ],
      colour,
      0.9,
    );
  const bounds = { left: 250, right: 950, top: style.tall - 90, bottom: FLOOR + 40 };
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, shadow + front));
    case 'back':
      return studio(
        ink,
        fitted(bounds, shadow + sidePockets(ink, style) + packBody(ink, style) + harness(ink, style)),
      );
    case 'side':
      return studio(ink, fitted(bounds, shadow + profile(ink, style)));
    case 'detail':
      return studio(ink, front, { x: CENTRE - 60, y: style.tall + 250, zoom: 2.1 });
  }
}
