import type { Audience, GarmentKind } from '../picture.ts';
import { curve, mirrored, type Point, pts } from '../kit/path.ts';
import type { Bounds } from '../kit/studio.ts';
import type { Random } from '../kit/random.ts';
import type { Folds } from '../kit/relief.ts';

export type BottomKind = Extract<GarmentKind, 'trousers' | 'shorts' | 'leggings' | 'skirt'>;

/** What distinguishes one lower garment from another. */
export interface BottomStyle {
  readonly kind: BottomKind;
  readonly waistband: 'belted' | 'elastic' | 'high';
  readonly pockets: 'slant' | 'zip' | 'none';
  readonly cargo: boolean;
  readonly knee: boolean;
  readonly sidePanel: boolean;
  readonly hem: 'hemmed' | 'corded';
  readonly folds: Folds;
  readonly foldStrength: number;
  readonly round: number;
  /** Half widths: waist, hip, thigh, knee, hem. */
  readonly widths: readonly [waist: number, hip: number, thigh: number, knee: number, hem: number];
  readonly length: number;
}

/** The style of a kind, varied by the seed. */
export const BOTTOM_STYLES: Readonly<Record<BottomKind, (random: Random) => BottomStyle>> = {
  trousers: (random) => ({
    kind: 'trousers',
    waistband: 'belted',
    pockets: random.pick(['slant', 'zip']),
    cargo: random.chance(0.45),
    knee: random.chance(0.5),
    sidePanel: false,
    hem: random.pick(['hemmed', 'corded']),
    folds: 'crumple',
    foldStrength: 0.7,
    round: 0.8,
    widths: [170, 218, 222, 198, random.pick([172, 184, 160])],
    length: 1190,
  }),
  shorts: (random) => ({
    kind: 'shorts',
    waistband: random.pick(['belted', 'elastic']),
    pockets: random.pick(['slant', 'zip']),
    cargo: random.chance(0.35),
    knee: false,
    sidePanel: random.chance(0.4),
    hem: 'hemmed',
    folds: 'drape',
    foldStrength: 0.7,
    round: 0.75,
    widths: [205, 262, 282, 290, 298],
    length: random.pick([560, 620, 500]),
  }),
  leggings: (random) => ({
    kind: 'leggings',
    waistband: 'high',
    pockets: 'none',
    cargo: false,
    knee: false,
    sidePanel: random.chance(0.6),
    hem: 'hemmed',
    folds: 'smooth',
    foldStrength: 0.9,
    round: 1,
    widths: [142, 192, 186, 142, 118],
    length: random.pick([1190, 1120]),
  }),
  skirt: (random) => ({
    kind: 'skirt',
    waistband: random.pick(['elastic', 'belted']),
    pockets: random.pick(['slant', 'zip', 'none']),
    cargo: false,
    knee: false,
    sidePanel: random.chance(0.4),
    hem: 'hemmed',
    folds: 'drape',
    foldStrength: 0.85,
    round: 0.75,
    widths: [200, 268, 300, 326, random.pick([352, 320, 372])],
    length: random.pick([520, 600, 680]),
  }),
};

/** A lower garment's measures; widths are halves. */
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
  women: { waist: 0.9, hip: 1.02, length: 0.99 },
  kids: { waist: 1.02, hip: 0.96, length: 0.8 },
};

/** The shape of a style on a person of the audience. */
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
  const inner = skirt ? 0 : style.kind === 'shorts' ? 26 : style.kind === 'leggings' ? 34 : 48;
  const edge = pts`
      ${waist} ${top}!, ${waist + (hip - waist) * 0.66} ${top + (hipY - top) * 0.5}, ${hip} ${hipY},
      ${thighWidth} ${crotchY + 30}, ${knee} ${kneeY},
      ${style.kind === 'leggings' ? knee * 0.99 : (knee + hem) / 2} ${(kneeY + hemY) / 2},
      ${hem} ${hemY}!
    `;
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
