import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, type Point } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { hoodOf } from './top-hood.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';

/** The neck in profile: behind the trunk, before it, and its outline for the shadow. */
export interface SideNeck {
  readonly behind: string;
  readonly markup: string;
  readonly outline: string;
}

const lining = (ink: Ink): string =>
  gradient(
    ink,
    [
      [0, '#0a0c0f'],
      [0.6, ink.lining.deep],
      [1, ink.lining.base],
    ],
    'across',
  );

const ruff = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#6b573f" stroke-width="66" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="#b39a78" stroke-width="58" stroke-dasharray="3 7"/>` +
  `<path d="${d}" fill="none" stroke="#d2bd9c" stroke-width="70" stroke-dasharray="2 11" stroke-dashoffset="4"/>`;

const sidePeak = (
  ink: Ink,
  cloth: Cloth,
  at: (x: number, dy: number, corner?: 0 | 1) => Point,
  brow: number,
): string =>
  piece(
    ink,
    curve(
      [
        at(-92, brow - 40, 1),
        at(-138, brow - 8),
        at(-158, brow + 34, 1),
        at(-150, brow + 42, 1),
        at(-118, brow + 30),
        at(-92, brow + 52, 1),
        at(-78, brow),
      ],
      true,
    ),
    { ...cloth, depth: 16 },
  );

/** A raised hood that faces left, with a sliver of its inside. */
function hoodSide(ink: Ink, { neckY }: TopShape, style: TopStyle, cloth: Cloth): SideNeck {
  const { top, wide, open, brim } = hoodOf(style);
  const at = (x: number, dy: number, corner: 0 | 1 = 0): Point => [
    CENTRE + 18 + x * wide,
    neckY + dy,
    corner,
  ];
  const brow = open.top + 14;
  const chin = open.bottom + 26;
  const edge: readonly Point[] = [at(-116, brow, 1), at(-94, brow * 0.4), at(-88, 8), at(-112, chin, 1)];
  const outline = curve(
    [
      ...edge.toReversed().slice(0, -1),
      at(-116, brow, 1),
      at(-84, top + 34),
      at(-6, top - 2),
      at(96, top + 46),
      at(146, -78),
      at(138, 20),
      at(112, 96, 1),
      at(20, 112),
      at(-106, 116, 1),
    ],
    true,
  );
  const beyond = curve(
    [
      at(-116, brow, 1),
      at(-132, brow * 0.6),
      at(-136, brow * 0.3 + chin * 0.4),
      at(-126, chin - 16),
      at(-112, chin, 1),
      at(-88, 8),
      at(-94, brow * 0.4),
    ],
    true,
  );
  const panel = seam(curve([at(-72, top + 40), at(14, top + 70), at(66, -70), at(70, 92)]), 0.8);
  const bound =
    style.hood === 'close'
      ? `<path d="${curve(edge)}" fill="none" stroke="${ink.trim.base}" stroke-width="13"/>`
      : `<g transform="translate(12 0)">${stitches(curve(edge), ink.base, 0.7)}</g>`;
  const peak = brim ? sidePeak(ink, cloth, at, brow) : '';
  const rows =
    style.quilt === 'rows'
      ? [0.26, 0.5, 0.74, 0.98]
          .map((t) =>
            seam(
              curve([
                at(-104 + t * 14, top * (1 - t) + 30 * t),
                at(10, top * (1 - t) - 6 + 46 * t),
                at(150, top * (1 - t) * 0.6 + 50 * t),
              ]),
              1.1,
            ),
          )
          .join('')
      : panel;
  return {
    behind: `<path d="${beyond}" fill="${lining(ink)}"/>`,
    outline,
    markup:
      piece(ink, outline, { ...cloth, depth: 58 }, rows) +
      bound +
      peak +
      (style.furTrim === true ? ruff(curve(edge)) : ''),
  };
}

export function sideNeck(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): SideNeck {
  if (style.neck === 'hood') return hoodSide(ink, shape, style, cloth);
  const at = (x: number, dy: number, corner: 0 | 1 = 0): Point => [CENTRE + x, shape.neckY + dy, corner];
  const low = style.neck === 'crew' || style.neck === 'v';
  const high = low ? 10 : style.neck === 'collar' ? 52 : 78;
  const dip = low ? 46 + shape.neckDrop * 0.3 : 24;
  const outline = curve(
    [
      at(-92, -high + dip, 1),
      at(-10, -high + dip * 0.4 + 8),
      at(88, -high - 8, 1),
      at(104, 14),
      at(108, 44, 1),
      at(10, 50 + dip * 0.3),
      at(-98, 62 + dip * 0.4, 1),
    ],
    true,
  );
  const inside = curve(
    [
      at(-92, -high + dip, 1),
      at(-34, -high - 12 + dip * 0.4),
      at(88, -high - 8, 1),
      at(-4, -high + dip * 0.4 + 12),
    ],
    true,
  );
  const leaf =
    style.neck === 'collar'
      ? piece(
          ink,
          curve(
            [
              at(-96, -high + dip - 4, 1),
              at(0, -high + 8),
              at(92, -high - 10, 1),
              at(118, -high + 60),
              at(20, 40),
              at(-70, 74, 1),
              at(-128, 92, 1),
            ],
            true,
          ),
          { ...cloth, depth: 22 },
          stitches(curve([at(-118, 82), at(-66, 62), at(20, 28), at(108, -high + 50)]), ink.base, 0.6),
        )
      : '';
  return {
    behind: `<path d="${inside}" fill="${lining(ink)}"/>`,
    outline,
    markup:
      piece(ink, outline, {
        ...cloth,
        ...(low && { surface: 'knit', surfaceScale: 200, surfaceStrength: 0.3 }),
        depth: 30,
      }) + leaf,
  };
}
