import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, num, sliver, type Point, pts } from '../kit/path.ts';
import { cord, seam, stitches, toggle } from '../kit/sewing.ts';
import { label } from './neck-label.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

/** Offsets from the middle of the neck; `open` is the face opening. */
interface Hood {
  readonly top: number;
  readonly wide: number;
  readonly base: number;
  readonly open: { readonly top: number; readonly bottom: number; readonly wide: number };
  readonly brim: boolean;
}

const HOODS: Readonly<Record<NonNullable<TopStyle['hood']>, Hood>> = {
  helmet: { top: -250, wide: 1.14, base: 132, open: { top: -150, bottom: 40, wide: 1.12 }, brim: true },
  close: { top: -206, wide: 0.92, base: 118, open: { top: -150, bottom: 62, wide: 0.88 }, brim: false },
  soft: { top: -206, wide: 1.03, base: 150, open: { top: -146, bottom: 120, wide: 0.98 }, brim: false },
  snorkel: { top: -226, wide: 0.98, base: 128, open: { top: -168, bottom: -8, wide: 0.86 }, brim: false },
};

export const hoodOf = (style: TopStyle): Hood => HOODS[style.hood ?? 'close'];

const fur = (ink: Ink, opening: readonly Point[], neckY: number): string => {
  const ring = mirrored(opening);
  const middle: Point = [CENTRE, neckY - 20];
  let hairs = '';
  const tones = ['#6b573f', '#8b7457', '#b39a78', '#d2bd9c'] as const;
  const steps = 260;
  for (let step = 0; step < steps; step += 1) {
    const at = (step / steps) * ring.length;
    const from = ring[Math.floor(at) % ring.length] ?? middle;
    const to = ring[(Math.floor(at) + 1) % ring.length] ?? middle;
    const share = at % 1;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const angle = Math.atan2(y - middle[1], x - middle[0]) + ink.random.between(-0.7, 0.7);
    const length = ink.random.between(22, 52);
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const root: Point = [x - Math.cos(angle) * 16, y - Math.sin(angle) * 16];
    const via: Point = [(tip[0] + root[0]) / 2 + ink.random.between(-6, 6), (tip[1] + root[1]) / 2 + 5];
    hairs += `<path d="${sliver(root, via, tip, 8)}" fill="${ink.random.pick(tones)}"/>`;
  }
  return `<path d="${curve(ring, true)}" fill="none" stroke="#6b573f" stroke-width="42" stroke-linejoin="round"/>${hairs}`;
};

export const hoodOutline = ({ neckY, neck }: TopShape, style: TopStyle): string => {
  const { top, wide: factor, base } = hoodOf(style);
  const wide = (neck / 98) * factor;
  return closed(pts`
      0 ${neckY + top}, ${98 * wide} ${neckY + top + 24}, ${164 * wide} ${neckY + top * 0.48},
      ${170 * wide} ${neckY - 5}, ${142 * wide} ${neckY + base * 0.52}, 76 ${neckY + base * 0.9}, 0 ${neckY + base}
    `);
};

const quiltedRows = (ink: Ink, { neckY }: TopShape, top: number, wide: number): string =>
  [0.3, 0.55, 0.8, 1.05]
    .map((t) => {
      const y = neckY + top * (1 - t) - 10;
      const d = curve(pts`
        ${CENTRE - 190 * wide} ${y + 60}, ${CENTRE - 110 * wide} ${y + 6}, ${CENTRE} ${y - 14},
        ${CENTRE + 110 * wide} ${y + 6}, ${CENTRE + 190 * wide} ${y + 60}
      `);
      return `${seam(d)}<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="22" transform="translate(0 24)"/><path d="${d}" fill="none" stroke="${ink.base.deep}" stroke-opacity=".35" stroke-width="14" transform="translate(0 -9)"/>`;
    })
    .join('');

const brim = (ink: Ink, y: number, wide: number, cloth: Cloth): string => {
  const d = closed(pts`
    0 ${y - 30}, ${70 * wide} ${y - 20}, ${118 * wide} ${y + 34}!, ${110 * wide} ${y + 60}!,
    ${62 * wide} ${y + 20}, 0 ${y + 10}
  `);
  const edge = curve(pts`
    ${CENTRE - 106 * wide} ${y + 50}, ${CENTRE - 62 * wide} ${y + 10}, ${CENTRE} ${y}, ${CENTRE + 62 * wide} ${y + 10},
    ${CENTRE + 106 * wide} ${y + 50}
  `);
  return `<path d="${d}" fill="#05070a" fill-opacity=".4" transform="translate(2 12)"/>${piece(ink, d, { ...cloth, depth: 20 }, stitches(edge, ink.base, 0.7))}`;
};

export function hoodFront(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neckY, neck } = shape;
  const { top, wide: factor, open, brim: peaked } = hoodOf(style);
  const wide = (neck / 98) * factor;
  const gap = (neck / 98) * open.wide;
  const middle = (open.top + open.bottom) / 2;
  const opening = pts`
      0 ${neckY + open.top}, ${72 * gap} ${neckY + open.top + 16}, ${112 * gap} ${neckY + middle - 36},
      ${106 * gap} ${neckY + middle + 40}, ${60 * gap} ${neckY + open.bottom - 22}, 0 ${neckY + open.bottom}
    `;
  const wider = opening.map(([x, y]): Point => [x === 0 ? 0 : x + 13, y + (y < neckY + middle ? -13 : 11)]);
  const dark = gradient(ink, [
    [0, ink.lining.base],
    [0.35, ink.lining.deep],
    [1, '#0a0c0f'],
  ]);
  const seams = [1, -1]
    .map((side) =>
      seam(
        curve(
          style.hood === 'soft'
            ? pts`${CENTRE + side * 6} ${neckY + top}, ${CENTRE + side * 5} ${neckY + top + 30}, ${CENTRE + side * 4} ${neckY + open.top}`
            : pts`
      ${CENTRE + side * 52 * wide} ${neckY + top + 6}, ${CENTRE + side * 88 * wide} ${neckY + top + 54},
      ${CENTRE + side * 118 * wide} ${neckY + top + 152}
    `,
        ),
        0.7,
      ),
    )
    .join('');
  const filled = style.quilt === 'rows' ? quiltedRows(ink, shape, top, wide) : seams;
  const collar =
    style.hood === 'snorkel'
      ? seam(
          curve(
            pts`${CENTRE - 118 * wide} ${neckY + 40}, ${CENTRE} ${neckY + 74}, ${CENTRE + 118 * wide} ${neckY + 40}`,
          ),
          0.8,
        )
      : '';
  const inside =
    piece(ink, closed(opening), { fill: dark, round: 1, depth: 44 }) +
    label(CENTRE, neckY + Math.min(10, open.bottom - 62));
  const hem =
    style.hood === 'close'
      ? `<path d="${closed(opening)}" fill="none" stroke="${ink.trim.base}" stroke-width="13"/>`
      : `<path d="${closed(wider)}" fill="none" stroke="${ink.base.stitch}" stroke-opacity=".7" stroke-width="2.2" stroke-dasharray="7 4.5"/><path d="${closed(opening)}" fill="none" stroke="${ink.base.dark}" stroke-width="6"/>`;
  return (
    piece(ink, hoodOutline(shape, style), { ...cloth, depth: 58 }, filled + collar) +
    (style.furTrim === true ? fur(ink, wider, neckY + middle + 20) : '') +
    inside +
    (style.furTrim === true ? '' : hem) +
    (peaked ? brim(ink, neckY + open.top + 6, gap, cloth) : '') +
    drawcords(ink, shape, style, gap)
  );
}

function drawcords(ink: Ink, { neckY }: TopShape, style: TopStyle, gap: number): string {
  if (style.furTrim === true || style.hood === 'close') return '';
  const soft = style.hood === 'soft';
  const { bottom } = hoodOf(style).open;
  return [1, -1]
    .map((side) => {
      const x = CENTRE + side * (soft ? 62 : 78) * gap;
      const y = neckY + bottom - (soft ? 30 : 6);
      const long = soft ? 172 - side * 16 : 60;
      const colour = soft ? ink.trim.base : ink.accent.base;
      const line = curve(pts`${x} ${y}, ${x + side * 10} ${y + long * 0.5}, ${x + side * 4} ${y + long}`);
      return (
        `<circle cx="${num(x)}" cy="${num(y + 2)}" r="7" fill="#16181b"/><circle cx="${num(x)}" cy="${num(y + 2)}" r="7" fill="none" stroke="#b9bbbd" stroke-width="2.4"/>` +
        cord(line, colour, soft ? 10 : 7) +
        (soft
          ? `<path d="M${num(x + side * 4)} ${num(y + long - 4)}v26" stroke="${ink.trim.deep}" stroke-width="11" stroke-linecap="round"/>`
          : toggle([x + side * 6, y + 34], ink.trim.dark))
      );
    })
    .join('');
}

export function hoodBack(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neckY, neck } = shape;
  const { top, wide: factor } = hoodOf(style);
  const wide = (neck / 98) * factor;
  const panels =
    style.hood === 'soft'
      ? seam(`M${CENTRE} ${num(neckY + top)}V${num(neckY + 96)}`)
      : [1, -1]
          .map((side) =>
            seam(
              curve(pts`
      ${CENTRE + side * 50 * wide} ${neckY + top + 8}, ${CENTRE + side * 62 * wide} ${neckY - 60},
      ${CENTRE + side * 54 * wide} ${neckY + 100}
    `),
            ),
          )
          .join('');
  const back = closed(pts`
      0 ${neckY + top}, ${104 * wide} ${neckY + top + 22}, ${170 * wide} ${neckY + top * 0.45}, ${172 * wide} ${neckY},
      ${132 * wide} ${neckY + 62}, 0 ${neckY + 92}
    `);
  return (
    piece(
      ink,
      back,
      { ...cloth, depth: 58 },
      style.quilt === 'rows' ? quiltedRows(ink, shape, top, wide) : panels,
    ) + (style.hood === 'helmet' ? toggle([CENTRE, neckY - 40], ink.trim.dark) : '')
  );
}
