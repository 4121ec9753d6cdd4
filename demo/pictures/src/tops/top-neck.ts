import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, type Point, pts } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { label } from './neck-label.ts';
import { hoodBack, hoodFront } from './top-hood.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);
const open = (half: readonly Point[]): string => {
  const right = half.map(([x, y, corner]): Point => [CENTRE + x, y, corner ?? 0]);
  const left = half.slice(1).map(([x, y, corner]): Point => [CENTRE - x, y, corner ?? 0]);
  return curve([...left.toReversed(), ...right]);
};

const dark = (ink: Ink): string =>
  gradient(ink, [
    [0, ink.lining.base],
    [0.35, ink.lining.deep],
    [1, '#0a0c0f'],
  ]);

export function neckInside(ink: Ink, shape: TopShape, style: TopStyle): string {
  const { neck, neckY, neckDrop } = shape;
  const rise = style.neck === 'crew' || style.neck === 'v' ? 16 : 8;
  const inside = closed(pts`
      0 ${neckY - rise}, ${neck * 0.7} ${neckY - rise + 2}, ${neck + 6} ${neckY - 4}!,
      ${neck} ${neckY + neckDrop}, 0 ${neckY + neckDrop + 40}
    `);
  return `<path d="${inside}" fill="${dark(ink)}"/>${label(CENTRE, neckY + 10)}`;
}

function crewNeck(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY, neckDrop } = shape;
  const outer = pts`
      0 ${neckY + neckDrop + 24}, ${neck * 0.76} ${neckY + neckDrop * 0.66 + 18},
      ${neck + 20} ${neckY + 8}!
    `;
  const inner = pts`${neck - 5} ${neckY - 4}!, ${neck * 0.7} ${neckY + neckDrop * 0.58}, 0 ${neckY + neckDrop - 5}`;
  const d = closed([...outer, ...inner]);
  return (
    piece(ink, d, { ...cloth, surface: 'knit', surfaceScale: 200, surfaceStrength: 0.3, depth: 14 }) +
    seam(open(outer), 0.6)
  );
}

function vNeck(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neck, neckY, neckDrop } = shape;
  const outer = pts`0 ${neckY + neckDrop + 34}!, ${neck * 0.66} ${neckY + neckDrop * 0.5 + 18}, ${neck + 20} ${neckY + 8}!`;
  const inner = pts`${neck - 5} ${neckY - 4}!, ${neck * 0.58} ${neckY + neckDrop * 0.44}, 0 ${neckY + neckDrop}!`;
  const band =
    style.front === 'snaps'
      ? { fill: ink.trim.base }
      : ({ surface: 'knit', surfaceScale: 200, surfaceStrength: 0.3 } as const);
  return piece(ink, closed([...outer, ...inner]), { ...cloth, ...band, depth: 14 }) + seam(open(outer), 0.6);
}

function standCollar(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY } = shape;
  const top = neckY - 74;
  const inside = closed(pts`
      0 ${top - 22}, ${neck * 0.6} ${top - 16}, ${neck - 12} ${top + 4}!, ${neck * 0.5} ${top + 34},
      0 ${top + 44}
    `);
  const front = closed(pts`
      0 ${top + 40}, ${neck * 0.55} ${top + 30}, ${neck - 10} ${top}!, ${neck + 2} ${neckY - 20},
      ${neck + 16} ${neckY + 16}!, ${neck * 0.6} ${neckY + 48}, 0 ${neckY + 58}
    `);
  const edge = open(pts`0 ${top + 50}, ${neck * 0.55} ${top + 40}, ${neck - 9} ${top + 10}`);
  return (
    `<path d="${inside}" fill="${dark(ink)}"/>${label(CENTRE, top - 6)}` +
    piece(ink, front, { ...cloth, depth: 34 }, stitches(edge, ink.base, 0.6)) +
    seam(open(pts`0 ${neckY + 58}, ${neck * 0.6} ${neckY + 48}, ${neck + 16} ${neckY + 16}`), 0.8)
  );
}

function shirtCollar(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY } = shape;
  const back = closed(pts`
      0 ${neckY - 44}, ${neck * 0.7} ${neckY - 38}, ${neck + 4} ${neckY - 4}!,
      ${neck * 0.7} ${neckY + 6}, 0 ${neckY + 12}
    `);
  const stand = closed(pts`
      0 ${neckY - 20}, ${neck * 0.7} ${neckY - 14}, ${neck + 2} ${neckY}!, ${neck * 0.5} ${neckY + 40},
      0 ${neckY + 62}
    `);
  const leaf = (side: 1 | -1): string => {
    const at = (x: number, y: number, corner: 0 | 1 = 0): Point => [CENTRE + side * x, y, corner];
    const outline = [
      at(4, neckY + 44, 1),
      at(neck * 0.66, neckY - 6),
      at(neck + 2, neckY - 26, 1),
      at(neck + 28, neckY + 18),
      at(neck + 6, neckY + 62),
      at(70, neckY + 116, 1),
    ];
    const edge = [
      at(14, neckY + 46),
      at(68, neckY + 104, 1),
      at(neck, neckY + 58),
      at(neck + 19, neckY + 18),
    ];
    return piece(ink, curve(outline, true), { ...cloth, depth: 22 }, stitches(curve(edge), ink.base, 0.6));
  };
  return (
    piece(ink, back, { ...cloth, fill: ink.base.dark, depth: 20 }) +
    `<path d="${stand}" fill="${dark(ink)}"/>${label(CENTRE, neckY - 2)}` +
    leaf(-1) +
    leaf(1)
  );
}

export function neckFront(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  switch (style.neck) {
    case 'hood':
      return hoodFront(ink, shape, style, cloth);
    case 'stand':
      return standCollar(ink, shape, cloth);
    case 'collar':
      return shirtCollar(ink, shape, cloth);
    case 'v':
      return vNeck(ink, shape, style, cloth);
    case 'crew':
      return crewNeck(ink, shape, cloth);
  }
}

export function neckBack(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neck, neckY } = shape;
  if (style.neck === 'hood') return hoodBack(ink, shape, style, cloth);
  const low = style.neck === 'crew' || style.neck === 'v';
  const high = low ? 20 : 74;
  const spread = style.neck === 'collar' ? 26 : 2;
  const top = low ? neckY - 12 : neckY - high;
  const collar = closed(pts`
      0 ${top}, ${neck * 0.7} ${top + 3}, ${neck - 6} ${top + 8}!, ${neck + spread} ${neckY - 4},
      ${neck + 16} ${neckY + 16}!, ${neck * 0.6} ${neckY + 24}, 0 ${neckY + 26}
    `);
  return (
    piece(ink, collar, { ...cloth, depth: 30 }) +
    seam(open(pts`0 ${neckY + 26}, ${neck * 0.6} ${neckY + 24}, ${neck + 16} ${neckY + 16}`), 0.8)
  );
}
