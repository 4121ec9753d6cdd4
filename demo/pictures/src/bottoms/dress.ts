import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { gradient, piece, soft, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, sliver, type Point, pts } from '../kit/path.ts';
import { button, cord, mark, seam, stitches, zip } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import { across, tubeOutline, type Tube } from '../kit/tube.ts';

interface DressStyle {
  readonly sleeve: 'none' | 'short';
  readonly neck: 'round' | 'shirt';
  readonly waist: 'seam' | 'cord';
  readonly flare: number;
  readonly length: number;
  readonly blocked: boolean;
}

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

const dressCloth = (ink: Ink): Cloth => ({
  fill: ink.base.base,
  folds: 'drape',
  foldStrength: 0.85,
  round: 0.8,
  depth: 74,
  surface: 'grain',
  surfaceStrength: 0.18,
  surfaceScale: 140,
});

const sleeve = (side: 1 | -1): Tube => {
  const tube: Tube = [
    [
      [CENTRE + 130, 250],
      [CENTRE + 188, 226],
    ],
    [
      [CENTRE + 178, 370],
      [CENTRE + 276, 330],
    ],
    [
      [CENTRE + 222, 470],
      [CENTRE + 336, 430],
    ],
  ];
  if (side === 1) return tube;
  const flip = ([left, right]: readonly [Point, Point]): readonly [Point, Point] => [
    [1200 - right[0], right[1]],
    [1200 - left[0], left[1]],
  ];
  const [first, second, ...rest] = tube;
  return [flip(first), flip(second), ...rest.map(flip)];
};

const outlineOf = (style: DressStyle, drop: number): string =>
  closed(pts`
      0 ${200 + drop}, 70 ${190 + drop * 0.62}, 96 176!, ${style.sleeve === 'none' ? 158 : 196} 214,
      ${style.sleeve === 'none' ? 168 : 214} 244!, 178 330, 205 430!, 186 560, 168 650, 206 780,
      ${style.flare * 0.86} ${style.length - 200}, ${style.flare} ${style.length}!,
      ${style.flare * 0.5} ${style.length + 22}, 0 ${style.length + 28}
    `);

function skirtFolds(ink: Ink, style: DressStyle, outline: string): string {
  let darks = '';
  for (let index = -4; index <= 4; index += 1) {
    const from: Point = [CENTRE + index * 34 + ink.random.between(-8, 8), 670 + Math.abs(index) * 4];
    const to: Point = [
      CENTRE + index * (style.flare / 4.6) + ink.random.between(-14, 14),
      style.length - ink.random.between(0, 160),
    ];
    darks += `<path d="${sliver(from, [(from[0] + to[0]) / 2 + index * 4, (from[1] + to[1]) / 2], to, 15)}"/>`;
  }
  for (const side of [1, -1])
    darks += `<path d="${sliver([CENTRE + side * 200, 440], [CENTRE + side * 130, 500], [CENTRE + side * 90, 560], 11)}"/>`;
  const clip = ink.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const folds = soft(
    ink,
    8,
    `<g fill="${ink.base.deep}" fill-opacity=".6">${darks}</g><g fill="${ink.base.glow}" fill-opacity=".32" transform="translate(-13 -4)">${darks}</g>`,
  );
  return `<g clip-path="url(#${clip})">${folds}</g>`;
}

/** Buttons, cord, pockets and zip. */
function trimmings(ink: Ink, style: DressStyle, back: boolean): string {
  const placket =
    style.neck === 'shirt' && !back
      ? seam(`M${CENTRE - 20} 274V640M${CENTRE + 20} 274V640`, 0.7) +
        [310, 380, 450, 520, 590].map((y) => button([CENTRE, y], ink.trim.base, 9)).join('')
      : '';
  const tie =
    style.waist === 'cord' && !back
      ? cord(`M${CENTRE - 176} 646Q${CENTRE} 676 ${CENTRE + 176} 646`, ink.trim.base, 9) +
        cord(curve(pts`${CENTRE} 662, ${CENTRE - 26} 740, ${CENTRE - 14} 820`), ink.trim.base, 8) +
        cord(curve(pts`${CENTRE} 662, ${CENTRE + 30} 730, ${CENTRE + 22} 800`), ink.trim.base, 8)
      : '';
  const pockets = back
    ? ''
    : [1, -1]
        .map((side) =>
          seam(
            curve(pts`${CENTRE + side * 150} 700, ${CENTRE + side * 186} 780, ${CENTRE + side * 214} 880`),
            1.1,
          ),
        )
        .join('');
  const closing = back
    ? zip(`M${CENTRE} 208V600`, {
        tape: ink.base.dark,
        teeth: ink.base.stitch,
        pull: ink.trim.base,
        width: 9,
      })
    : '';
  return placket + pockets + tie + closing;
}

function dress(ink: Ink, style: DressStyle, back: boolean): string {
  const drop = back ? 10 : 74;
  const d = outlineOf(style, drop);
  const cloth = dressCloth(ink);
  const waist = curve(pts`380 640, ${CENTRE} 662, 820 640`);
  const inside = [
    style.blocked ? `<path d="${waist}V0H380Z" fill="${ink.accent.base}"/>` : '',
    seam(waist, 0.9),
    `<g transform="translate(0 8)">${stitches(waist, ink.base, 0.5)}</g>`,
    stitches(
      curve(pts`
      ${CENTRE - style.flare - 20} ${style.length - 30}, ${CENTRE} ${style.length},
      ${CENTRE + style.flare + 20} ${style.length - 30}
    `),
      ink.base,
    ),
    ...[1, -1].map((side) =>
      seam(
        curve(pts`${CENTRE + side * 120} 440, ${CENTRE + side * 108} 540, ${CENTRE + side * 104} 650`),
        0.5,
      ),
    ),
  ].join('');
  const sleeves =
    style.sleeve === 'short'
      ? ([1, -1] as const)
          .map((side) =>
            piece(
              ink,
              tubeOutline(sleeve(side), 5),
              { ...cloth, fill: style.blocked ? ink.accent.base : ink.base.base, depth: 40 },
              stitches(across(sleeve(side), 0.9, 5), ink.base),
            ),
          )
          .join('')
      : '';
  const inner = closed(pts`0 170, 70 166, 98 172!, 80 262, 0 290`);
  const neckline = back
    ? curve(pts`${CENTRE - 96} 178, ${CENTRE} 208, ${CENTRE + 96} 178`)
    : curve(pts`
      ${CENTRE - 98} 176, ${CENTRE - 70} ${190 + drop * 0.62}, ${CENTRE} ${200 + drop},
      ${CENTRE + 70} ${190 + drop * 0.62}, ${CENTRE + 98} 176
    `);
  return (
    castShadow(ink, [d]) +
    (back
      ? ''
      : `<path d="${inner}" fill="${gradient(ink, [
          [0, ink.lining.base],
          [1, '#0a0c0f'],
        ])}"/>`) +
    sleeves +
    piece(ink, d, cloth, inside) +
    skirtFolds(ink, style, d) +
    `<path d="${neckline}" fill="none" stroke="${style.blocked ? ink.accent.dark : ink.base.dark}" stroke-width="16"/>${stitches(neckline, ink.base, 0.4)}` +
    trimmings(ink, style, back) +
    (back
      ? ''
      : mark(
          [CENTRE + 112, 398],
          style.blocked ? ink.accent.stitch : ink.base.isDark ? ink.accent.glow : ink.trim.base,
          0.6,
        ))
  );
}

function side(ink: Ink, style: DressStyle): string {
  const wide = style.flare * 0.74;
  const d = curve(
    pts`
      548 196!, 610 172, 668 186!, 704 300, 716 430, 690 560, 690 650, 740 790,
      ${600 + wide * 0.92} ${style.length - 180}, ${600 + wide} ${style.length}!,
      600 ${style.length + 24}, ${600 - wide} ${style.length - 4}!,
      ${600 - wide * 0.82} ${style.length - 190}, 484 780, 498 650, 474 500, 462 430, 500 300
    `,
    true,
  );
  const hole =
    style.sleeve === 'none'
      ? piece(ink, curve(pts`566 214!, 544 320, 560 420, 610 446, 660 410, 662 310, 640 208!`, true), {
          fill: gradient(ink, [
            [0, ink.lining.deep],
            [1, ink.lining.base],
          ]),
          round: 1,
          depth: 26,
        })
      : piece(
          ink,
          curve(pts`548 210!, 600 188, 656 208!, 690 330, 684 470!, 610 486, 528 466!, 524 330`, true),
          { ...dressCloth(ink), depth: 40, fill: style.blocked ? ink.accent.base : ink.base.base },
          stitches('M520 446Q610 466 700 450', ink.base),
        );
  const waist = curve(pts`470 644, 600 660, 720 642`);
  return (
    castShadow(ink, [d]) +
    piece(
      ink,
      d,
      dressCloth(ink),
      (style.blocked ? `<path d="${waist}V0H470Z" fill="${ink.accent.base}"/>` : '') +
        seam(waist) +
        seam(curve(pts`604 450, 598 650, 604 ${style.length}`), 0.8) +
        stitches(
          curve(pts`
      ${600 - wide - 10} ${style.length - 34}, 600 ${style.length - 6},
      ${600 + wide + 10} ${style.length - 30}
    `),
          ink.base,
        ),
    ) +
    skirtFolds(ink, { ...style, flare: wide }, d) +
    hole +
    `<path d="${box(592, style.length - 190, 22, 44, 3)}" fill="${ink.accent.base}"/>`
  );
}

/** A dress from any side. */
export function drawDress(ink: Ink, view: ProductView): string {
  const kids = ink.picture.audience === 'kids';
  const style: DressStyle = {
    sleeve: ink.random.pick(['none', 'short', 'short']),
    neck: ink.random.pick(['round', 'shirt']),
    waist: ink.random.pick(['seam', 'cord']),
    flare: ink.random.pick([300, 340, 270]),
    length: (kids ? 1080 : 1240) + ink.random.between(-40, 60),
    blocked: ink.random.chance(0.35),
  };
  const bounds = {
    left: CENTRE - style.flare,
    right: CENTRE + style.flare,
    top: 160,
    bottom: style.length + 30,
  };
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, dress(ink, style, false)));
    case 'back':
      return studio(ink, fitted(bounds, dress(ink, style, true)));
    case 'side':
      return studio(ink, fitted(bounds, side(ink, style)));
    case 'detail':
      return studio(ink, dress(ink, style, false), { x: CENTRE + 60, y: 440, zoom: 2.2 });
  }
}
