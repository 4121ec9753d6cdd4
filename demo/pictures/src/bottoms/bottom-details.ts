import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, type Point, pts } from '../kit/path.ts';
import { button, mark, seam, stitches, zip, zipPull } from '../kit/sewing.ts';
import { bothSides, onSide } from './both-sides.ts';
import type { BottomShape } from './bottom-shape.ts';
import type { BottomStyle } from './bottom-style.ts';

const cargoPockets = (ink: Ink, shape: BottomShape, style: BottomStyle): string =>
  bothSides((side) => {
    const y = style.kind === 'shorts' ? shape.crotchY - 30 : shape.crotchY + 50;
    const x = CENTRE + side * (shape.hip * 0.66) - 62;
    const flap = box(x - 4, y, 132, 48, 8);
    return (
      `<path d="${box(x, y + 14, 124, 152, 10)}" fill="#fff" fill-opacity=".05"/>${seam(box(x, y + 14, 124, 152, 10), 0.9)}${stitches(box(x + 8, y + 22, 108, 136, 6), ink.base, 0.5)}` +
      `<path d="${flap}" fill="#05070a" fill-opacity=".32" transform="translate(4 7)"/><path d="${flap}" fill="${ink.base.light}"/>${stitches(box(x + 4, y + 8, 116, 32, 5), ink.base, 0.6)}`
    );
  });

function thighPockets(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const x = CENTRE + shape.hip * 0.78;
  const y = style.kind === 'shorts' ? shape.crotchY - 60 : shape.crotchY + 30;
  switch (style.thigh) {
    case 'cargo':
      return cargoPockets(ink, shape, style);
    case 'zip': {
      const look = { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 14 };
      return zip(`M${num(x)} ${num(y)}l-10 180`, look) + zipPull([x, y + 4], look, 2, 0.72);
    }
    case 'phone': {
      const d = curve(
        pts`${x - 66} ${y - 20}!, ${x + 4} ${y - 44}!, ${x - 10} ${y + 190}!, ${x - 78} ${y + 190}!`,
        true,
      );
      return `<path d="${d}" fill="#fff" fill-opacity=".05"/>${seam(d, 0.8)}${stitches(d, ink.base, 0.5)}`;
    }
    default:
      return '';
  }
}

const wrap = (ink: Ink, shape: BottomShape): string => {
  const edge = curve(
    pts`${CENTRE + 60} ${shape.top + 70}, ${CENTRE + 74} ${shape.crotchY}, ${CENTRE + 96} ${shape.hemY + 20}`,
  );
  const studs = [0.2, 0.4, 0.6, 0.8]
    .map((t) =>
      button([CENTRE + 42 + t * 28, shape.top + 70 + (shape.hemY - shape.top - 90) * t], ink.trim.base, 12),
    )
    .join('');
  return `${seam(edge, 1.3)}<g transform="translate(-10 0)">${stitches(edge, ink.base, 0.7)}</g>${studs}`;
};

export function frontDetails(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const look = { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 15 };
  const parts: string[] = [];
  if (style.kind !== 'skirt')
    parts.push(
      seam(`M${CENTRE} ${num(shape.top + 76)}V${num(shape.crotchY)}`, style.kind === 'leggings' ? 0.4 : 0.9),
    );
  if (style.kind !== 'leggings' && style.waistband === 'belted') {
    const y = shape.top + 76;
    parts.push(
      stitches(
        curve(pts`
      ${CENTRE + 46} ${y}, ${CENTRE + 46} ${y + 130}, ${CENTRE + 34} ${y + 178},
      ${CENTRE + 4} ${y + 204}
    `),
        ink.base,
        0.7,
      ),
    );
  }
  const pocketTop: Point = [shape.waist * 0.72, shape.top + 72];
  const pocketEnd: Point = [shape.hip - 14, shape.top + 72 + (shape.hipY - shape.top) * 0.85];
  if (style.pockets !== 'none') {
    parts.push(
      bothSides((side) => {
        const d = curve(
          onSide(side, [pocketTop, [shape.waist * 0.86, (pocketTop[1] + pocketEnd[1]) / 2 + 10], pocketEnd]),
        );
        return style.pockets === 'zip'
          ? zip(d, look) + zipPull([CENTRE + side * pocketTop[0], pocketTop[1] + 6], look, side * -24, 0.72)
          : `${seam(d, 1.2)}<g transform="translate(${side * -9} 0)">${stitches(d, ink.base, 0.7)}</g>`;
      }),
    );
  }
  parts.push(thighPockets(ink, shape, style));
  if (style.wrap === true) parts.push(wrap(ink, shape));
  parts.push(
    mark(
      [
        CENTRE - (style.kind === 'leggings' ? shape.hip * 0.5 : shape.hip * 0.6),
        style.kind === 'leggings' ? shape.top + 190 : shape.hipY + 70,
      ],
      ink.base.isDark ? ink.accent.glow : ink.trim.base,
      0.5,
    ),
  );
  return parts.join('');
}

export function backDetails(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const y = shape.top + 84;
  const yoke = curve(
    pts`${CENTRE - shape.waist * 1.1} ${y + 20}, ${CENTRE} ${y + 72}, ${CENTRE + shape.waist * 1.1} ${y + 20}`,
  );
  const middle = style.kind === 'skirt' ? '' : seam(`M${CENTRE} ${num(y)}V${num(shape.crotchY)}`, 0.9);
  if (style.kind === 'leggings')
    return (
      middle +
      zip(`M${num(CENTRE - 60)} ${num(shape.top + 92)}h120`, {
        tape: ink.base.dark,
        teeth: '#6d7277',
        pull: ink.accent.base,
        width: 14,
      }) +
      mark([CENTRE, shape.top + 60], ink.base.isDark ? ink.accent.glow : ink.trim.base, 0.5)
    );
  const rear = bothSides((side) => {
    const x = CENTRE + side * shape.hip * 0.5 - 66;
    const d = curve(
      pts`
      ${x} ${y + 92}!, ${x + 132} ${y + 92}!, ${x + 130} ${y + 220}!, ${x + 66} ${y + 244}!,
      ${x + 2} ${y + 220}!
    `,
      true,
    );
    return `${seam(d, 0.9)}${stitches(d, ink.base, 0.5)}${stitches(`M${num(x + 4)} ${num(y + 108)}h124`, ink.base, 0.6)}`;
  });
  return (
    middle +
    seam(yoke, 0.8) +
    stitches(yoke, ink.base, 0.5) +
    (style.pockets === 'none' ? '' : rear) +
    mark([CENTRE + shape.hip * 0.5, y + 170], ink.accent.base, 0.42)
  );
}
