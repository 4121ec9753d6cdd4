import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches, zip } from '../kit/sewing.ts';
import { castShadow } from '../kit/studio.ts';
import { across, tubeOutline, type Tube } from '../kit/tube.ts';
import { bottomCloth } from './bottom-cloth.ts';
import type { BottomShape } from './bottom-shape.ts';
import type { BottomStyle } from './bottom-style.ts';

/** In profile, facing left; a leg is `step` before or behind the other. */
const profile = (shape: BottomShape, style: BottomStyle, step: number): Tube => {
  const skirt = style.kind === 'skirt';
  const loose = style.kind === 'shorts';
  /** Knee and calf show in long legs only. */
  const limb =
    skirt || loose ? { calf: 0.95, shin: 0.95, knee: 0.95 } : { calf: 1.06, shin: 0.88, knee: 0.92 };
  const deep = (wide: number): number =>
    skirt ? wide * 0.74 : (wide - shape.inner * 0.4) * (loose ? 0.62 : 0.6);
  const [, , thigh, knee, hem] = style.widths;
  const at = (y: number, front: number, back: number, shift = 0): readonly [Point, Point] => [
    [CENTRE - front + shift, y],
    [CENTRE + back + shift, y],
  ];
  const waist = shape.waist * (skirt || loose ? 0.76 : 0.66);
  const seat = shape.hip * (skirt || loose ? 0.76 : 0.84);
  const crotch = skirt ? deep(thigh) : Math.min(deep(thigh) * 1.04, seat);
  return [
    [
      [CENTRE - waist, shape.top + 10],
      [CENTRE + waist * 0.94, shape.top - 10],
    ],
    at(shape.top + (shape.hipY - shape.top) * 0.5, waist * 1.06, waist * 1.12),
    at(shape.hipY, shape.hip * 0.66, seat),
    at(shape.crotchY + 40, Math.max(crotch * 0.92, shape.hip * 0.6), crotch * 1.02, step * 0.2),
    at(shape.kneeY, deep(knee) * 0.96, deep(knee) * limb.knee, step * 0.55),
    at(
      (shape.kneeY + shape.hemY) / 2,
      deep((knee + hem) / 2) * limb.shin,
      deep((knee + hem) / 2) * limb.calf,
      step * 0.8,
    ),
    [
      [CENTRE - deep(hem) * 0.92 + step, shape.hemY - 2],
      [CENTRE + deep(hem) * 0.98 + step, shape.hemY + 8],
    ],
  ];
};

const cargo = (ink: Ink, x: number, y: number): string =>
  `<path d="${box(x - 76, y + 12, 156, 170, 12)}" fill="#fff" fill-opacity=".06"/>${seam(box(x - 76, y + 12, 156, 170, 12))}` +
  `<path d="${box(x - 82, y, 168, 54, 9)}" fill="#05070a" fill-opacity=".3" transform="translate(4 7)"/><path d="${box(x - 82, y, 168, 54, 9)}" fill="${ink.base.light}"/>${stitches(box(x - 74, y + 8, 152, 38, 6), ink.base, 0.6)}`;

function details(ink: Ink, shape: BottomShape, style: BottomStyle, tube: Tube, step: number): string {
  const line = curve(pts`
      ${CENTRE + 8} ${shape.top + 60}, ${CENTRE + 18} ${shape.hipY}, ${CENTRE + 8} ${shape.crotchY},
      ${CENTRE + step * 0.55} ${shape.kneeY}, ${CENTRE + step + 4} ${shape.hemY + 20}
    `);
  const band = style.waistband === 'high' ? 0.1 : 0.054;
  const inside = [
    style.side === 'panel'
      ? `<path d="${line}" fill="none" stroke="${ink.accent.base}" stroke-width="84"/><g transform="translate(-42 0)">${seam(line)}</g><g transform="translate(42 0)">${seam(line)}</g>`
      : style.side === 'zip'
        ? zip(line, { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 16 })
        : `${seam(line, 0.9)}<g transform="translate(9 0)">${stitches(line, ink.base, 0.55)}</g>`,
    seam(across(tube, style.length < 700 ? band * 1.8 : band, 8), 0.9),
    stitches(across(tube, 0.975, 9), ink.base),
  ];
  if (style.pockets !== 'none') {
    const d = curve([
      [CENTRE - shape.waist * 0.42, shape.top + 74],
      [CENTRE - shape.waist * 0.18, shape.hipY - 70],
      [CENTRE + 6, shape.hipY + 20],
    ]);
    inside.push(
      style.pockets === 'zip'
        ? zip(d, { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 14 })
        : seam(d, 1.2),
    );
  }
  if (style.thigh === 'cargo')
    inside.push(cargo(ink, CENTRE + 8, style.kind === 'shorts' ? shape.crotchY - 40 : shape.crotchY + 40));
  if (style.knee === 'patch')
    inside.push(
      `<path d="M0 ${num(shape.kneeY - 140)}H${num(CENTRE + step * 0.5)}V${num(shape.kneeY + 120)}H0Z" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${seam(`M${num(CENTRE - 260)} ${num(shape.kneeY - 140)}H${num(CENTRE + step * 0.5)}V${num(shape.kneeY + 120)}H${num(CENTRE - 260)}`)}`,
    );
  const fold = (y: number, from: number, to: number): string => {
    const d = curve(
      pts`${CENTRE + from} ${y}, ${CENTRE + (from + to) / 2} ${y + 20}, ${CENTRE + to} ${y + 4}`,
    );
    return `<path d="${d}" fill="none" stroke="${ink.base.deep}" stroke-opacity=".22" stroke-width="12" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${ink.base.glow}" stroke-opacity=".16" stroke-width="7" stroke-linecap="round" transform="translate(-2 -10)"/>`;
  };
  if (style.kind === 'trousers')
    inside.push(
      fold(shape.kneeY - 30, 110, 10),
      fold(shape.kneeY + 24, 104, -10),
      fold(shape.kneeY + 80, 100, 0),
      fold(shape.crotchY + 20, 150, 40),
      fold(shape.hemY - 60, -70, 20),
    );
  return inside.join('');
}

export function drawBottomSide(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const legs = style.kind === 'skirt' ? 0 : style.kind === 'shorts' ? 12 : 46;
  const tube = profile(shape, style, legs);
  const outline = tubeOutline(tube, 10);
  const cloth = bottomCloth(ink, style);
  const farOutline = tubeOutline(profile(shape, style, -legs), 10);
  const far = legs === 0 ? '' : piece(ink, farOutline, { ...cloth, fill: ink.base.dark, foldStrength: 0.4 });
  const badge = mark(
    [CENTRE - shape.hip * 0.3, shape.hipY + 90],
    ink.base.isDark ? ink.accent.glow : ink.trim.base,
    0.5,
  );
  const short =
    style.liner === true
      ? piece(ink, box(CENTRE - shape.hem * 0.5, shape.hemY - 120, shape.hem * 1.04, 200, 20), {
          fill: ink.base.isDark ? ink.base.deep : ink.trim.base,
          round: 1,
          depth: 60,
        })
      : '';
  return (
    castShadow(ink, [outline, farOutline]) +
    short +
    far +
    piece(
      ink,
      outline,
      { ...cloth, depth: 80, round: Math.min(1, style.round * 1.2) },
      details(ink, shape, style, tube, legs),
    ) +
    badge
  );
}
