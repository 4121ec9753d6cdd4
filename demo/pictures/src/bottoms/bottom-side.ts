import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { castShadow } from '../kit/studio.ts';
import { across, tubeOutline, type Tube } from '../kit/tube.ts';
import { bottomCloth } from './bottom-cloth.ts';
import type { BottomShape, BottomStyle } from './bottom-shape.ts';

/** The front to the left; a seat to the right. */
const profile = (shape: BottomShape, style: BottomStyle): Tube => {
  const slim = style.kind === 'leggings' ? 0.86 : 1;
  const skirt = style.kind === 'skirt';
  const leg = skirt ? shape.hem * 0.72 : style.kind === 'shorts' ? 196 : 104 * slim;
  const knee = skirt ? shape.hip * 0.8 : style.kind === 'shorts' ? 190 : 118 * slim;
  return [
    [
      [CENTRE - shape.waist * 0.72, shape.top + 6],
      [CENTRE + shape.waist * 0.74, shape.top - 8],
    ],
    [
      [CENTRE - shape.hip * 0.7, shape.hipY],
      [CENTRE + shape.hip * 0.84, shape.hipY],
    ],
    [
      [CENTRE - shape.hip * 0.68 * slim, shape.crotchY + 30],
      [CENTRE + shape.hip * 0.76 * slim, shape.crotchY + 30],
    ],
    [
      [CENTRE - knee, shape.kneeY],
      [CENTRE + knee * 0.98, shape.kneeY],
    ],
    [
      [CENTRE - leg, shape.hemY],
      [CENTRE + leg * 1.08, shape.hemY + 8],
    ],
  ];
};

/** A lower garment from its side, the near leg before the far one. */
export function drawBottomSide(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const tube = profile(shape, style);
  const outline = tubeOutline(tube, 10);
  const cloth = bottomCloth(ink, style);
  const line = curve(pts`
      ${CENTRE + 8} ${shape.top + 60}, ${CENTRE + 14} ${shape.hipY}, ${CENTRE + 6} ${shape.crotchY},
      ${CENTRE} ${shape.kneeY}, ${CENTRE + 4} ${shape.hemY + 20}
    `);
  const inside: string[] = [];
  if (style.sidePanel)
    inside.push(
      `<path d="${line}" fill="none" stroke="${ink.accent.base}" stroke-width="84"/><g transform="translate(-42 0)">${seam(line)}</g><g transform="translate(42 0)">${seam(line)}</g>`,
    );
  else inside.push(seam(line, 0.9), `<g transform="translate(9 0)">${stitches(line, ink.base, 0.55)}</g>`);
  const bandAt = style.waistband === 'high' ? 0.072 : 0.04;
  inside.push(
    seam(across(tube, style.length < 700 ? bandAt * 2 : bandAt, 8), 0.9),
    stitches(across(tube, 0.975, 9), ink.base),
  );
  const pocketTop: Point = [CENTRE - shape.waist * 0.5, shape.top + 74];
  if (style.pockets !== 'none')
    inside.push(
      seam(
        curve([pocketTop, [CENTRE - shape.waist * 0.2, shape.hipY - 70], [CENTRE + 6, shape.hipY + 20]]),
        1.2,
      ),
    );
  if (style.cargo) {
    const y = style.kind === 'shorts' ? shape.crotchY - 40 : shape.crotchY + 40;
    inside.push(
      `<path d="${box(CENTRE - 76, y + 12, 156, 170, 12)}" fill="#fff" fill-opacity=".06"/>${seam(box(CENTRE - 76, y + 12, 156, 170, 12))}` +
        `<path d="${box(CENTRE - 82, y, 168, 54, 9)}" fill="#05070a" fill-opacity=".3" transform="translate(4 7)"/><path d="${box(CENTRE - 82, y, 168, 54, 9)}" fill="${ink.base.light}"/>${stitches(box(CENTRE - 74, y + 8, 152, 38, 6), ink.base, 0.6)}`,
    );
  }
  const far =
    style.kind === 'skirt'
      ? ''
      : `<g transform="translate(-26 -10)">${piece(ink, outline, { ...cloth, fill: ink.base.deep, foldStrength: 0.3 })}</g>`;
  const badge = mark(
    [CENTRE - shape.hip * 0.36, shape.hipY + 90],
    ink.base.isDark ? ink.accent.glow : ink.trim.base,
    0.5,
  );
  return (
    castShadow(ink, [outline]) +
    far +
    piece(ink, outline, { ...cloth, depth: 80, round: Math.min(1, style.round * 1.2) }, inside.join('')) +
    badge
  );
}
