import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, type Point, pts } from '../kit/path.ts';
import { seam, snap, stitches, topStitched, zip, zipPull } from '../kit/sewing.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';
import { zipLook } from './zip-look.ts';

const bothSides = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);

const zipped = (ink: Ink, style: TopStyle, points: readonly Point[], side: number): string => {
  const sealed = style.front === 'sealed-zip';
  const d = curve(points);
  const [x, y] = points[0] ?? [0, 0];
  return (
    `<g transform="translate(${side * -9} 0)">${stitches(d, ink.base, 0.55)}</g>` +
    zip(d, zipLook(ink, sealed, 16)) +
    zipPull([x + side * 2, y + 4], zipLook(ink, sealed), side * -10, 0.8)
  );
};

function flapped(ink: Ink, [x, y]: Point, width: number, height: number, woven = false): string {
  const face = (d: string, fill: string): string => (woven ? '' : `<path d="${d}" fill="${fill}"/>`);
  const flap = curve(
    pts`
      ${x - 4} ${y}!, ${x + width + 4} ${y}!, ${x + width + 2} ${y + 56}, ${x + width - 16} ${y + 70},
      ${x + width / 2} ${y + 74}, ${x + 16} ${y + 70}, ${x - 2} ${y + 56}
    `,
    true,
  );
  const d = box(x, y + 10, width, height, 12);
  return (
    `<path d="${d}" fill="#05070a" fill-opacity=".16" transform="translate(5 7)"/>${face(d, ink.base.base)}<path d="${d}" fill="#fff" fill-opacity=".05"/>${seam(d, 0.9)}${stitches(box(x + 8, y + 18, width - 16, height - 16, 8), ink.base, 0.6)}` +
    `<path d="${flap}" fill="#05070a" fill-opacity=".3" transform="translate(5 9)"/>${face(flap, ink.base.light)}` +
    seam(flap, 0.6) +
    stitches(`M${num(x + 6)} ${num(y + 10)}h${num(width - 12)}`, ink.base) +
    (width > 140
      ? snap([x + 34, y + 50], ink.trim.base) + snap([x + width - 34, y + 50], ink.trim.base)
      : snap([x + width / 2, y + 52], ink.trim.base))
  );
}

const welt = (ink: Ink, x: number, y: number, side: number): string => {
  const d = curve(
    pts`${x} ${y}!, ${x + side * 30} ${y - 8}!, ${x + side * 84} ${y + 156}!, ${x + side * 52} ${y + 166}!`,
    true,
  );
  return `<path d="${d}" fill="#05070a" fill-opacity=".32" transform="translate(3 6)"/><path d="${d}" fill="${ink.base.light}"/>${seam(d, 0.7)}${stitches(d, ink.base, 0.4)}`;
};

function handPockets(ink: Ink, shape: TopShape, style: TopStyle): string {
  const handY = shape.waistY + (shape.hemY - shape.waistY) * 0.18;
  const quarter = shape.hem * 0.54;
  switch (style.pockets) {
    case 'slant-zip':
      return bothSides((side) => {
        const x = CENTRE + side * (shape.waist - 96);
        return zipped(
          ink,
          style,
          [
            [x, handY],
            [x + side * 34, handY + 84],
            [x + side * 52, handY + 172],
          ],
          side,
        );
      });
    case 'high-zip':
      return bothSides((side) => {
        const x = CENTRE + side * (shape.chest - 104);
        const y = shape.armpitY + 56;
        return zipped(
          ink,
          style,
          [
            [x, y],
            [x + side * 14, y + 110],
            [x + side * 20, y + 232],
          ],
          side,
        );
      });
    case 'flap':
      return bothSides((side) => flapped(ink, [CENTRE + side * quarter - 78, handY + 20], 156, 150));
    case 'cargo':
      return bothSides(
        (side) =>
          zipped(
            ink,
            style,
            [
              [CENTRE + side * (quarter + 66), shape.waistY - 60],
              [CENTRE + side * (quarter + 84), shape.waistY + 60],
            ],
            side,
          ) +
          flapped(
            ink,
            [CENTRE + side * quarter - 92, Math.min(shape.waistY + 84, shape.hemY - 290)],
            184,
            204,
          ),
      );
    case 'patch':
      return bothSides((side) => {
        const d = box(CENTRE + side * quarter - 82, shape.hemY - 262, 164, 186, 16);
        return `<path d="${d}" fill="#05070a" fill-opacity=".12" transform="translate(4 6)"/><path d="${d}" fill="#fff" fill-opacity=".05"/>${seam(d, 0.9)}<path d="M${num(CENTRE + side * quarter - 82)} ${num(shape.hemY - 252)}h164" stroke="${ink.trim.base}" stroke-width="13"/>`;
      });
    case 'welt':
      return bothSides((side) => welt(ink, CENTRE + side * (shape.waist - 112), handY, side));
    case 'kangaroo':
      return kangaroo(ink, shape, style.front === 'zip');
    case 'none':
      return '';
  }
}

function chestPockets(ink: Ink, shape: TopShape, style: TopStyle): string {
  const sealed = style.front === 'sealed-zip';
  const x = CENTRE + 62;
  const y = shape.armpitY - 56;
  const wide = Math.min(124, shape.chest * 0.52);
  switch (style.chestPocket) {
    case 'zip': {
      const d = sealed ? `M${num(x + 34)} ${num(y - 20)}l-8 128` : `M${num(x)} ${num(y)}h112`;
      return (
        zip(d, zipLook(ink, sealed, 16)) +
        zipPull(sealed ? [x + 34, y - 16] : [x + 6, y], zipLook(ink, sealed), sealed ? 4 : -90, 0.72)
      );
    }
    case 'twin-zip':
      return bothSides((side) =>
        zipped(
          ink,
          style,
          [
            [CENTRE + side * 74, y - 40],
            [CENTRE + side * 82, y + 30],
            [CENTRE + side * 84, y + 104],
          ],
          side,
        ),
      );
    case 'flaps':
      return bothSides((side) =>
        flapped(ink, [CENTRE + side * (shape.chest * 0.5) - wide / 2, y - 12], wide, 128, style.check),
      );
    case 'patch':
      return chestPatch(ink, x, y - 6, wide, style);
    case 'none':
      return '';
  }
}

export const pockets = (ink: Ink, shape: TopShape, style: TopStyle): string =>
  handPockets(ink, shape, style) + chestPockets(ink, shape, style);

function chestPatch(ink: Ink, x: number, y: number, width: number, style: TopStyle): string {
  const outline = curve(
    pts`
      ${x} ${y}!, ${x + width} ${y}!, ${x + width} ${y + 112}!, ${x + width / 2} ${y + 134}!,
      ${x} ${y + 112}!
    `,
    true,
  );
  const contrast = style.surface === 'pile';
  const fill = contrast
    ? `<path d="${outline}" fill="#05070a" fill-opacity=".3" transform="translate(4 6)"/><path d="${outline}" fill="${ink.accent.base}"/>`
    : `<path d="${outline}" fill="#fff" fill-opacity=".05"/>`;
  const tones = contrast ? ink.accent : ink.base;
  const flap = contrast
    ? zip(`M${num(x + 4)} ${num(y + 22)}h${num(width - 8)}`, zipLook(ink, false, 16)) +
      zipPull([x + 12, y + 22], zipLook(ink), -90, 0.7)
    : stitches(`M${num(x + 5)} ${num(y + 20)}h${num(width - 10)}`, tones, 0.6);
  return (
    fill +
    seam(outline, 0.8) +
    `<g transform="translate(${num(x + width / 2)} ${num(y + 60)}) scale(.91) translate(${num(-x - width / 2)} ${num(-y - 60)})">${stitches(outline, tones, 0.55)}</g>` +
    flap
  );
}

function kangaroo(ink: Ink, shape: TopShape, split: boolean): string {
  const top = shape.hemY - 300;
  const bottom = shape.hemY - 66;
  const wide = shape.hem * 0.72;
  const side = (sign: 1 | -1): readonly Point[] => pts`
      ${CENTRE + sign * wide * 0.62} ${top}!, ${CENTRE + sign * wide} ${top + 130},
      ${CENTRE + sign * wide} ${bottom}!
    `;
  const outline = curve([...side(1), ...side(-1).toReversed()], true);
  const openings = [side(1), side(-1)].map((points) => curve(points.slice(0, 2)));
  const shadow = openings
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".5" stroke-width="7"/>${stitches(d, ink.base, 0.7)}`,
    )
    .join('');
  return `<path d="${outline}" fill="#05070a" fill-opacity=".08" transform="translate(4 7)"/><path d="${outline}" fill="#fff" fill-opacity=".05"/>${seam(outline, 0.9)}${shadow}${split ? '' : topStitched(`M${num(CENTRE - wide * 0.6)} ${num(top + 10)}H${num(CENTRE + wide * 0.6)}`, ink.base, 0)}`;
}
