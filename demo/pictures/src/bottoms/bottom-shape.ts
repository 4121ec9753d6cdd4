import type { Audience } from '../picture.ts';
import { curve, mirrored, type Point, pts } from '../kit/path.ts';
import type { Bounds } from '../kit/studio.ts';
import type { BottomStyle } from './bottom-style.ts';

export interface BottomShape {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly hipY: number;
  readonly crotchY: number;
  readonly kneeY: number;
  readonly hem: number;
  readonly hemY: number;
  /** Inner edge of a leg at its hem; 0 for a skirt. */
  readonly inner: number;
  readonly outline: string;
  readonly edge: readonly Point[];
  readonly bounds: Bounds;
}

const PROPORTIONS: Readonly<Record<Audience, { waist: number; hip: number; length: number }>> = {
  men: { waist: 1, hip: 1, length: 1 },
  women: { waist: 0.88, hip: 1.0, length: 0.99 },
  kids: { waist: 1.02, hip: 0.96, length: 0.8 },
};

export function bottomShape(style: BottomStyle, audience: Audience): BottomShape {
  const fit = PROPORTIONS[audience];
  const [waistWidth, hipWidth, thigh, knee, hemWidth] = style.widths;
  const top = 170;
  const waist = waistWidth * fit.waist;
  const hip = hipWidth * fit.hip;
  const hem = hemWidth * (audience === 'women' && style.kind === 'trousers' ? 0.93 : 1);
  const hemY = top + style.length * fit.length;
  const skirt = style.kind === 'skirt';
  const short = style.kind === 'shorts' || skirt;
  const crotchY =
    top +
    (skirt ? style.length * 0.6 : style.kind === 'shorts' ? 372 : 392) *
      (fit.length + (1 - fit.length) * 0.3);
  const hipY = top + (crotchY - top) * 0.62;
  const kneeY = short ? crotchY + (hemY - crotchY) * 0.5 : crotchY + (hemY - crotchY) * 0.45;
  const thighWidth = thigh * fit.hip;
  const kneeWide = knee * (audience === 'women' && style.kind === 'trousers' ? 0.95 : 1);
  const { inner } = style;
  const leg = pts`
      ${waist} ${top}!, ${waist + (hip - waist) * 0.66} ${top + (hipY - top) * 0.5}, ${hip} ${hipY},
      ${thighWidth} ${crotchY + 30}, ${kneeWide} ${kneeY}
    `;
  const shin = style.kind === 'leggings' ? kneeWide * 0.99 : (kneeWide + hem) / 2;
  // A split hem curves up at the sides.
  const end =
    style.split === true
      ? pts`${hem - 10} ${(kneeY + hemY * 2) / 3 - 10}!, ${hem - 34} ${hemY - 12}, ${hem - 100} ${hemY + 8}`
      : pts`${shin} ${(kneeY + hemY) / 2}, ${hem} ${hemY}!`;
  const edge = [...leg, ...end];
  const inseam = skirt
    ? pts`${hem * 0.5} ${hemY + 20}, 0 ${hemY + 26}`
    : pts`
      ${inner} ${hemY + 8}!, ${inner * 0.9} ${(kneeY + hemY) / 2},
      ${style.kind === 'leggings' ? 22 : inner * 0.66} ${kneeY},
      ${style.kind === 'leggings' ? 5 : 9} ${crotchY + 60}, 0 ${crotchY}!
    `;
  return {
    top,
    waist,
    hip,
    hipY,
    crotchY,
    kneeY,
    hem,
    hemY,
    inner,
    edge,
    outline: curve(mirrored([[0, top + 16], ...edge, ...inseam]), true),
    bounds: {
      left: 600 - Math.max(hip, hem),
      right: 600 + Math.max(hip, hem),
      top: top - 20,
      bottom: hemY + 20,
    },
  };
}
