import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { gradient, piece, soft } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, sliver, type Point, pts } from '../kit/path.ts';
import { button, cord, mark, seam, stitches, zip, zipPull } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';
import {
  bottomShape,
  BOTTOM_STYLES,
  type BottomKind,
  type BottomShape,
  type BottomStyle,
} from './bottom-shape.ts';
import { bottomCloth } from './bottom-cloth.ts';
import { drawBottomSide } from './bottom-side.ts';

const onSide = (side: number, points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]): Point => [CENTRE + side * x, y, corner ?? 0]);
const bothSides = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);

function creases(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const { random } = ink;
  let darks = '';
  const fold = (from: Point, to: Point, width: number): void => {
    const via: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + random.between(6, 24)];
    darks += `<path d="${sliver(from, via, to, width)}"/>`;
  };
  for (const side of [1, -1]) {
    const at = (x: number, y: number): Point => [CENTRE + side * x, y];
    if (style.kind !== 'skirt') {
      fold(at(4, shape.crotchY - 20), at(shape.hip * 0.62, shape.crotchY - random.between(60, 110)), 12);
      fold(at(10, shape.crotchY + 10), at(shape.hip * 0.7, shape.crotchY + random.between(0, 50)), 12);
      if (style.kind !== 'shorts') {
        for (const dy of [-50, 10, 64])
          fold(
            at(shape.inner + 12, shape.kneeY + dy),
            at(shape.hip * 0.8, shape.kneeY + dy + random.between(-40, 30)),
            9,
          );
        for (const dy of [-70, -30])
          fold(
            at(shape.inner + 6, shape.hemY + dy),
            at(shape.hem - 8, shape.hemY + dy - random.between(10, 40)),
            9,
          );
      }
    }
  }
  return soft(
    ink,
    6,
    `<g fill="${ink.base.deep}" fill-opacity=".55">${darks}</g><g fill="${ink.base.glow}" fill-opacity=".3" transform="translate(-8 -8)">${darks}</g>`,
  );
}

function panels(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const parts: string[] = [];
  if (style.sidePanel) {
    parts.push(
      bothSides((side) => {
        const line = curve(
          onSide(
            side,
            shape.edge.map(([x, y]): Point => [x - 42, y]),
          ),
        );
        return `<path d="${line}H${CENTRE + side * 620}V${shape.top}Z" fill="${ink.accent.base}"/>${seam(line)}${stitches(line, ink.accent, 0.5)}`;
      }),
    );
  } else if (style.kind !== 'leggings') {
    parts.push(
      bothSides((side) =>
        seam(
          curve(
            onSide(
              side,
              shape.edge.map(([x, y]): Point => [x - 9, y]),
            ),
          ),
          0.5,
        ),
      ),
    );
  }
  if (style.kind === 'leggings') {
    parts.push(
      bothSides((side) =>
        stitches(
          curve(
            onSide(
              side,
              pts`
      ${shape.hip * 0.6} ${shape.top + 120}, ${shape.hip * 0.5} ${shape.crotchY},
      ${shape.hip * 0.62} ${shape.kneeY}, ${shape.hem * 0.7} ${shape.hemY}
    `,
            ),
          ),
          ink.base,
          0.55,
        ),
      ),
    );
  }
  if (style.knee) {
    parts.push(
      bothSides((side) => {
        const d = curve(
          onSide(
            side,
            pts`
      ${shape.inner - 4} ${shape.kneeY - 130}!, ${shape.hip * 0.98} ${shape.kneeY - 150}!,
      ${shape.hip} ${shape.kneeY + 120}!, ${shape.inner - 4} ${shape.kneeY + 130}!
    `,
          ),
          true,
        );
        return `<path d="${d}" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${seam(d, 0.8)}${stitches(d, ink.base, 0.6)}`;
      }),
    );
  }
  return parts.join('');
}

function hems(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  if (style.kind === 'skirt') {
    const line = curve(pts`
      ${CENTRE - shape.hem - 10} ${shape.hemY - 26}, ${CENTRE} ${shape.hemY},
      ${CENTRE + shape.hem + 10} ${shape.hemY - 26}
    `);
    return stitches(line, ink.base) + seam(line, 0.3);
  }
  return bothSides((side) => {
    const line = curve(
      onSide(side, pts`${shape.inner - 6} ${shape.hemY - 26}, ${shape.hem + 6} ${shape.hemY - 34}`),
    );
    const cordEnd =
      style.hem === 'corded'
        ? cord(
            curve(
              onSide(
                side,
                pts`
      ${shape.hem - 16} ${shape.hemY - 18}, ${shape.hem - 8} ${shape.hemY + 20},
      ${shape.hem - 26} ${shape.hemY + 34}
    `,
              ),
            ),
            ink.trim.base,
            5,
          )
        : '';
    return stitches(line, ink.base) + seam(line, 0.3) + cordEnd;
  });
}

function waistband(ink: Ink, shape: BottomShape, style: BottomStyle, back: boolean): string {
  const height = style.waistband === 'high' ? 118 : 62;
  const grow = (shape.hip - shape.waist) * (height / (shape.hipY - shape.top)) * 0.9;
  const half = pts`
      0 ${shape.top + 16}, ${shape.waist} ${shape.top - 2}!,
      ${shape.waist + grow} ${shape.top + height - 4}!, 0 ${shape.top + height + 16}
    `;
  const d = curve([...onSide(1, half), ...onSide(-1, half.slice(1, 3)).toReversed()], true);
  const inside = curve(
    [
      ...onSide(1, pts`0 ${shape.top - 16}, ${shape.waist - 4} ${shape.top - 2}!`),
      [CENTRE, shape.top + 18],
      ...onSide(-1, [[shape.waist - 4, shape.top - 2, 1]]),
    ],
    true,
  );
  const elastic =
    style.waistband === 'elastic'
      ? Array.from({ length: 44 }, (_, index) => {
          const x = (index / 43 - 0.5) * 2 * shape.waist;
          return `<path d="M${num(CENTRE + x)} ${num(shape.top)}l${num(x * 0.03)} ${height + 10}" stroke="#05070a" stroke-opacity=".22" stroke-width="4"/>`;
        }).join('')
      : '';
  const lower = curve(pts`
      ${CENTRE - shape.waist - grow} ${shape.top + height - 4}, ${CENTRE} ${shape.top + height + 16},
      ${CENTRE + shape.waist + grow} ${shape.top + height - 4}
    `);
  const markup =
    (back
      ? ''
      : `<path d="${inside}" fill="${gradient(ink, [
          [0, ink.lining.base],
          [1, '#0a0c0f'],
        ])}"/>`) +
    piece(ink, d, { ...bottomCloth(ink, style), depth: 22, foldStrength: 0.25 }, elastic) +
    seam(lower, 0.9);
  if (style.waistband === 'elastic' && !back) {
    return (
      markup +
      [1, -1]
        .map((side) =>
          cord(
            curve(onSide(side, pts`14 ${shape.top + 46}, 24 ${shape.top + 110}, 18 ${shape.top + 172}`)),
            ink.trim.base,
          ),
        )
        .join('')
    );
  }
  if (style.waistband !== 'belted') return markup;
  const loops = [0.42, 0.84]
    .flatMap((at) => [at, -at])
    .concat(back ? [0] : [])
    .map((at) => {
      const x = CENTRE + at * shape.waist;
      return `<path d="${box(x - 9, shape.top - 4 + (1 - Math.abs(at)) * 16, 18, height + 12, 4)}" fill="${ink.base.light}" stroke="#05070a" stroke-opacity=".45" stroke-width="1.6"/>`;
    })
    .join('');
  return (
    markup +
    stitches(lower, ink.base, 0.5) +
    loops +
    (back ? '' : button([CENTRE + 4, shape.top + 46], ink.trim.base, 13))
  );
}

function frontDetails(ink: Ink, shape: BottomShape, style: BottomStyle): string {
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
  if (style.cargo) parts.push(cargoPockets(ink, shape, style));
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

function backDetails(ink: Ink, shape: BottomShape, style: BottomStyle): string {
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

/** Trousers, shorts, leggings or a skirt from any side. */
export function drawBottom(ink: Ink, kind: BottomKind, view: ProductView): string {
  const style = BOTTOM_STYLES[kind](ink.random);
  const shape = bottomShape(style, ink.picture.audience);
  if (view === 'side') return studio(ink, fitted(shape.bounds, drawBottomSide(ink, shape, style)));
  const back = view === 'back';
  const drawn =
    castShadow(ink, [shape.outline]) +
    piece(ink, shape.outline, bottomCloth(ink, style), panels(ink, shape, style) + hems(ink, shape, style)) +
    creases(ink, shape, style) +
    (back ? backDetails(ink, shape, style) : frontDetails(ink, shape, style)) +
    waistband(ink, shape, style, back);
  if (view === 'detail')
    return studio(ink, drawn, { x: CENTRE - shape.waist * 0.35, y: shape.top + 190, zoom: 2.4 });
  return studio(ink, fitted(shape.bounds, drawn));
}
