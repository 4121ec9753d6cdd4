import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { gradient, piece, soft, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, sliver, type Point, pts } from '../kit/path.ts';
import { button, cord, mark, seam, stitches, zip, zipPull } from '../kit/sewing.ts';
import { closed, type DressStyle, dressStyleOf, outlineOf, sleeve } from './dress-style.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import { across, tubeOutline } from '../kit/tube.ts';

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

function skirtFolds(ink: Ink, style: DressStyle, outline: string): string {
  let darks = '';
  for (let index = -4; index <= 4 && style.waist !== 'none'; index += 1) {
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

function trimmings(ink: Ink, style: DressStyle, back: boolean): string {
  const placket =
    back || style.front === 'plain'
      ? ''
      : style.front === 'zip'
        ? zip(`M${CENTRE} 262V470`, {
            tape: ink.trim.base,
            teeth: '#8d9196',
            pull: ink.accent.base,
            width: 18,
          }) + zipPull([CENTRE, 270], { tape: ink.trim.base, teeth: '#8d9196', pull: ink.accent.base })
        : seam(`M${CENTRE - 22} 274V${style.length + 20}M${CENTRE + 22} 274V${style.length + 20}`, 0.7) +
          Array.from({ length: 10 }, (_, index) =>
            button([CENTRE, 310 + ((style.length - 420) * index) / 9], ink.trim.base, 9),
          ).join('');
  const belt =
    style.waist === 'belt'
      ? `<path d="M${CENTRE - style.narrow - 12} 622Q${CENTRE} 650 ${CENTRE + style.narrow + 12} 622V672Q${CENTRE} 700 ${CENTRE - style.narrow - 12} 672Z" fill="${ink.accent.base}"/>${seam(`M${CENTRE - style.narrow - 10} 674Q${CENTRE} 702 ${CENTRE + style.narrow + 10} 674`, 0.8)}${
          back
            ? ''
            : `<path d="${curve(pts`${CENTRE + 34} 668!, ${CENTRE + 66} 760, ${CENTRE + 50} 880!, ${CENTRE + 16} 876!, ${CENTRE + 26} 760, ${CENTRE + 8} 670!`, true)}" fill="${ink.accent.dark}"/><path d="${box(CENTRE - 8, 634, 56, 60, 12)}" fill="${ink.accent.light}"/>${stitches(box(CENTRE - 2, 640, 44, 48, 9), ink.accent, 0.6)}`
        }`
      : '';
  const collar =
    style.neck === 'shirt' && !back
      ? ([1, -1] as const)
          .map((side) => {
            const at = (dx: number): number => CENTRE + side * dx;
            const d = curve(
              pts`${at(6)} 276!, ${at(70)} 220, ${at(98)} 164!, ${at(128)} 206, ${at(116)} 262, ${at(72)} 322!`,
              true,
            );
            return piece(
              ink,
              d,
              { ...dressCloth(ink), fill: ink.base.light, depth: 20 },
              stitches(d, ink.base, 0.5),
            );
          })
          .join('')
      : '';
  const tie =
    style.waist === 'cord' && !back
      ? cord(
          `M${CENTRE - style.narrow - 6} 646Q${CENTRE} 676 ${CENTRE + style.narrow + 6} 646`,
          ink.trim.base,
          9,
        ) +
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
  const closing =
    back && style.waist !== 'none'
      ? zip(`M${CENTRE} 208V600`, {
          tape: ink.base.dark,
          teeth: ink.base.stitch,
          pull: ink.trim.base,
          width: 9,
        })
      : '';
  return placket + pockets + tie + belt + closing + collar;
}

const stripes = (ink: Ink, style: DressStyle): string =>
  Array.from({ length: Math.ceil((style.length - 240) / 58) }, (_, index) => {
    const y = 260 + index * 58;
    return `<path d="M200 ${y}Q${CENTRE} ${y + 18} 1000 ${y}" fill="none" stroke="${ink.accent.base}" stroke-width="22"/>`;
  }).join('');

function dress(ink: Ink, style: DressStyle, back: boolean): string {
  const drop = back ? 10 : 74;
  const d = outlineOf(style, drop);
  const cloth = dressCloth(ink);
  const waist = curve(pts`380 640, ${CENTRE} 662, 820 640`);
  const inside = [
    style.blocked ? `<path d="${waist}V0H380Z" fill="${ink.accent.base}"/>` : '',
    style.striped ? stripes(ink, style) : '',
    style.waist === 'none'
      ? ''
      : `${seam(waist, 0.9)}<g transform="translate(0 8)">${stitches(waist, ink.base, 0.5)}</g>`,
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
    style.sleeve !== 'none'
      ? ([1, -1] as const)
          .map((side) =>
            piece(
              ink,
              tubeOutline(sleeve(style, side), 5),
              { ...cloth, fill: style.blocked ? ink.accent.base : ink.base.base, depth: 40 },
              stitches(across(sleeve(style, side), 0.9, 5), ink.base),
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
    castShadow(ink, [
      d,
      ...(style.sleeve === 'none'
        ? []
        : ([1, -1] as const).map((side) => tubeOutline(sleeve(style, side), 5))),
    ]) +
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
      532 244!, 566 206, 614 186, 672 198!, 718 230, 736 330, 728 430, ${600 + style.narrow * 0.55} 560, ${600 + style.narrow * 0.52} 650, ${620 + style.narrow * 0.6} ${650 + (style.length - 650) * 0.22},
      ${600 + wide * 0.92} ${650 + (style.length - 650) * 0.72}, ${600 + wide} ${style.length}!,
      600 ${style.length + 24}, ${600 - wide} ${style.length - 4}!,
      ${600 - wide * 0.82} ${650 + (style.length - 650) * 0.7}, ${580 - style.narrow * 0.5} ${650 + (style.length - 650) * 0.22}, ${600 - style.narrow * 0.56} 650, 470 500, 458 430, 478 300
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
      : style.sleeve === 'long'
        ? piece(
            ink,
            curve(
              pts`548 210!, 600 188, 656 208!, 688 330, 690 480, 660 660, 626 812!, 590 824, 546 800!, 540 640, 524 480, 522 330`,
              true,
            ),
            { ...dressCloth(ink), depth: 40 },
            stitches('M536 782Q590 806 634 792', ink.base),
          )
        : piece(
            ink,
            curve(pts`548 210!, 600 188, 656 208!, 690 330, 684 470!, 610 486, 528 466!, 524 330`, true),
            { ...dressCloth(ink), depth: 40, fill: style.blocked ? ink.accent.base : ink.base.base },
            stitches('M520 446Q610 466 700 450', ink.base),
          );
  const neck =
    style.neck === 'shirt'
      ? piece(ink, curve(pts`516 258!, 552 196, 612 150, 676 164!, 692 216, 616 220, 556 276!`, true), {
          ...dressCloth(ink),
          fill: ink.base.light,
          depth: 20,
        })
      : `<path d="${curve(pts`532 244, 566 206, 614 186, 672 198`)}" fill="none" stroke="${style.blocked ? ink.accent.dark : ink.base.dark}" stroke-width="14"/>`;
  const inside = curve(pts`532 244!, 544 200, 600 164, 672 198!, 614 190, 566 210`, true);
  const waist = curve(pts`470 644, 600 660, 720 642`);
  return (
    castShadow(ink, [d]) +
    `<path d="${inside}" fill="${ink.lining.deep}"/>` +
    piece(
      ink,
      d,
      dressCloth(ink),
      (style.blocked ? `<path d="M340 644Q600 676 860 642V0H340Z" fill="${ink.accent.base}"/>` : '') +
        (style.striped ? stripes(ink, style) : '') +
        (style.waist === 'none'
          ? ''
          : style.waist === 'belt'
            ? `<path d="${waist}" fill="none" stroke="${ink.accent.base}" stroke-width="50"/>${seam(waist)}`
            : seam(waist)) +
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
    neck +
    hole +
    `<path d="${box(592, style.length - 190, 22, 44, 3)}" fill="${ink.accent.base}"/>`
  );
}

export function drawDress(ink: Ink, view: ProductView): string {
  const style = dressStyleOf(ink);
  const bounds = {
    left: CENTRE - Math.max(style.flare, style.sleeve === 'none' ? 0 : 336),
    right: CENTRE + Math.max(style.flare, style.sleeve === 'none' ? 0 : 336),
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
