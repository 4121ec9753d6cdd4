import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, pts } from '../kit/path.ts';
import { mark, seam, stitches, zip, zipPull } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { harness, profile } from './pack-harness.ts';
import { closed, FLOOR, look, packCloth, packStyleOf, type PackStyle, ripstop } from './pack-style.ts';
import { barTack, buckle, strap } from './webbing.ts';

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
  const d = closed(
    style.square
      ? pts`0 ${tall}, ${wide - 60} ${tall + 2}, ${wide - 14} ${tall + 14}, ${wide} ${tall + 60}, ${wide + 6} 900, ${wide + 2} ${FLOOR - 60}, ${wide - 16} ${FLOOR - 14}, ${wide - 60} ${FLOOR}, 0 ${FLOOR}`
      : pts`
      0 ${tall + 10}, ${wide * 0.7} ${tall + 16}, ${wide - 14} ${tall + 90}, ${wide + 4} 700,
      ${wide + 14} 1000, ${wide + 2} 1240, ${wide - 50} ${FLOOR - 10}, 0 ${FLOOR}
    `,
  );
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
  if (style.pocket === 'flat') {
    const d = box(CENTRE - wide, 900, wide * 2, 380, 26);
    const line = `M${num(CENTRE - wide + 20)} 926H${num(CENTRE + wide - 20)}`;
    const upper = `M${num(CENTRE - wide + 20)} 740H${num(CENTRE + wide - 20)}`;
    return `<path d="${d}" fill="#05070a" fill-opacity=".22" transform="translate(4 9)"/>${piece(ink, d, { ...packCloth(ink), depth: 40 })}${zip(line, look(ink))}${zipPull([CENTRE - wide + 34, 926], look(ink), -90, 0.9)}${zip(upper, look(ink))}${zipPull([CENTRE + wide - 34, 740], look(ink), 90, 0.9)}`;
  }
  const top = style.pocket === 'shove' ? 640 : style.tall > 400 ? 820 : 700;
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

function packLid(ink: Ink, { wide, tall }: PackStyle): string {
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
        strap(
          `M${num(CENTRE + side * wide * 0.46)} ${tall + 190}V${Math.max(620, tall + 380)}`,
          ink.trim,
          28,
        ) + buckle([CENTRE + side * wide * 0.46, tall + 300], 0, 0.95),
    )
    .join('');
  const zipLine = `M${num(CENTRE - wide * 0.66)} ${tall + 96}Q${CENTRE} ${tall + 62} ${num(CENTRE + wide * 0.66)} ${tall + 96}`;
  return (
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
  if (style.lid === 'flat') {
    const line = `M${num(CENTRE - wide + 10)} ${tall + 70}Q${CENTRE} ${tall + 56} ${num(CENTRE + wide - 10)} ${tall + 70}`;
    return handle + zip(line, look(ink)) + zipPull([CENTRE + 40, tall + 62], look(ink), 84, 1.1);
  }
  if (style.lid === 'zip') {
    const arch = curve(pts`
      ${CENTRE - wide + 36} ${tall + 360}, ${CENTRE - wide + 60} ${tall + 190},
      ${CENTRE - wide * 0.5} ${tall + 92}, ${CENTRE} ${tall + 78}, ${CENTRE + wide * 0.5} ${tall + 92},
      ${CENTRE + wide - 60} ${tall + 190}, ${CENTRE + wide - 36} ${tall + 360}
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
  return handle + packLid(ink, style);
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

/** The profile's height before scaling. */
const SIDE_TALL = 300;

const shortened = (markup: string, { tall }: PackStyle): string => {
  const share = (FLOOR - tall) / (FLOOR - SIDE_TALL);
  return `<g transform="translate(0 ${num(FLOOR * (1 - share))}) scale(1 ${share.toFixed(3)})">${markup}</g>`;
};

export function drawBackpack(ink: Ink, view: ProductView): string {
  const style = packStyleOf(ink);
  const shadow = floorShadow(ink, 600, FLOOR - 4, 270);
  const colour = ink.base.isDark ? ink.accent.glow : ink.trim.base;
  const front =
    (style.sidePockets ? sidePockets(ink, style) : '') +
    packBody(ink, style) +
    packPocket(ink, style) +
    (style.square ? '' : compression(ink, style)) +
    packTop(ink, style) +
    mark(
      [
        CENTRE,
        style.lid === 'lid'
          ? style.tall + 146
          : style.pocket === 'daisy'
            ? 480
            : style.lid === 'roll'
              ? 500
              : style.tall + 180,
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
        fitted(
          bounds,
          shadow +
            (style.sidePockets ? sidePockets(ink, style) : '') +
            packBody(ink, style) +
            harness(ink, style),
        ),
      );
    case 'side':
      return studio(
        ink,
        fitted(bounds, shadow + shortened(profile(ink, { ...style, tall: SIDE_TALL }), style)),
      );
    case 'detail':
      return studio(ink, front, { x: CENTRE - 60, y: style.tall + 250, zoom: 2.1 });
  }
}
