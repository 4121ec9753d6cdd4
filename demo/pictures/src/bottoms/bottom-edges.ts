import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, pts } from '../kit/path.ts';
import { button, cord, seam, stitches, zip } from '../kit/sewing.ts';
import { bothSides, onSide } from './both-sides.ts';
import { bottomCloth } from './bottom-cloth.ts';
import type { BottomShape } from './bottom-shape.ts';
import type { BottomStyle } from './bottom-style.ts';

export function hems(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  if (style.kind === 'skirt') {
    const line = curve(pts`
      ${CENTRE - shape.hem - 10} ${shape.hemY - 26}, ${CENTRE} ${shape.hemY},
      ${CENTRE + shape.hem + 10} ${shape.hemY - 26}
    `);
    return stitches(line, ink.base) + seam(line, 0.3);
  }
  if (style.hem === 'turned-up')
    return bothSides((side) => {
      const height = style.kind === 'shorts' ? 46 : 56;
      const d = curve(
        onSide(
          side,
          pts`${shape.inner - 8} ${shape.hemY - height + 8}!, ${shape.hem + 8} ${shape.hemY - height}!, ${shape.hem + 8} ${shape.hemY + 20}!, ${shape.inner - 8} ${shape.hemY + 30}!`,
        ),
        true,
      );
      return `<path d="${d}" fill="#05070a" fill-opacity=".3" transform="translate(0 -5)"/><path d="${d}" fill="${ink.base.light}"/>${seam(d, 0.5)}`;
    });
  if (style.hem === 'elastic')
    return bothSides(
      (side) =>
        Array.from({ length: 15 }, (_, index) => {
          const x = CENTRE + side * (shape.inner + 8 + ((shape.hem - shape.inner - 16) * index) / 14);
          return `<path d="M${num(x)} ${num(shape.hemY - 66 - (index % 3) * 8)}V${num(shape.hemY + 14)}" stroke="#05070a" stroke-opacity=".2" stroke-width="5"/>`;
        }).join('') +
        seam(
          curve(
            onSide(side, pts`${shape.inner - 6} ${shape.hemY - 52}, ${shape.hem + 6} ${shape.hemY - 58}`),
          ),
          0.8,
        ),
    );
  return bothSides((side) => {
    const zipper =
      style.hem === 'zipped'
        ? zip(
            curve(
              onSide(
                side,
                pts`${shape.hem - 34} ${shape.hemY - 250}, ${shape.hem - 26} ${shape.hemY - 120}, ${shape.hem - 28} ${shape.hemY + 4}`,
              ),
            ),
            { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 13 },
          )
        : '';
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
    return stitches(line, ink.base) + seam(line, 0.3) + cordEnd + zipper;
  });
}

export function waistband(ink: Ink, shape: BottomShape, style: BottomStyle, back: boolean): string {
  const height = style.waistband === 'high' ? 118 : style.kind === 'leggings' ? 84 : 62;
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
