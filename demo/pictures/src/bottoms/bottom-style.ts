import { cutAmong, type CutOf, type GarmentKind } from '../picture.ts';
import type { Ink } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';
import type { Folds } from '../kit/relief.ts';

const BOTTOM_KINDS = ['trousers', 'shorts', 'leggings', 'skirt'] as const satisfies readonly GarmentKind[];
type BottomKind = (typeof BOTTOM_KINDS)[number];

export interface BottomStyle {
  readonly kind: BottomKind;
  readonly waistband: 'belted' | 'elastic' | 'high';
  readonly pockets: 'slant' | 'zip' | 'none';
  readonly thigh?: 'cargo' | 'zip' | 'phone';
  readonly knee?: 'patch' | 'darts';
  readonly hem: 'hemmed' | 'corded' | 'elastic' | 'turned-up' | 'zipped';
  /** Along the outer leg. */
  readonly side?: 'panel' | 'zip';
  /** Pressed down the middle of each leg. */
  readonly crease?: boolean;
  /** At the crotch, for high steps. */
  readonly gusset?: boolean;
  /** Slits at the sides, with tights or an inner short below. */
  readonly split?: boolean;
  readonly liner?: boolean;
  readonly quilted?: boolean;
  readonly wrap?: boolean;
  readonly folds: Folds;
  readonly foldStrength: number;
  readonly round: number;
  /** Half widths: waist, hip, thigh, knee, hem. */
  readonly widths: readonly [waist: number, hip: number, thigh: number, knee: number, hem: number];
  /** Half the gap between the legs at the hem. */
  readonly inner: number;
  readonly length: number;
}

const PANTS = {
  kind: 'trousers',
  waistband: 'belted',
  pockets: 'slant',
  hem: 'hemmed',
  folds: 'crumple',
  foldStrength: 0.7,
  round: 0.8,
  inner: 44,
  length: 1170,
} as const;

const SHORTS = {
  kind: 'shorts',
  waistband: 'belted',
  pockets: 'slant',
  hem: 'hemmed',
  folds: 'drape',
  foldStrength: 0.7,
  round: 0.75,
  inner: 26,
} as const;

const TIGHTS = {
  kind: 'leggings',
  waistband: 'high',
  pockets: 'none',
  hem: 'hemmed',
  folds: 'smooth',
  foldStrength: 0.9,
  round: 1,
  inner: 40,
} as const;

const SKIRT = {
  kind: 'skirt',
  waistband: 'elastic',
  pockets: 'none',
  hem: 'hemmed',
  folds: 'drape',
  foldStrength: 0.85,
  round: 0.75,
  inner: 0,
} as const;

const STYLES: Readonly<Record<CutOf<BottomKind>, (random: Random) => BottomStyle>> = {
  'trek-pants': (random) => ({
    ...PANTS,
    pockets: random.pick(['zip', 'slant', 'zip']),
    thigh: random.pick(['cargo', 'zip', 'zip']),
    knee: 'darts',
    hem: 'corded',
    widths: [205, 252, 266, 240, 214],
  }),
  'softshell-pants': () => ({
    ...PANTS,
    pockets: 'zip',
    thigh: 'zip',
    knee: 'patch',
    hem: 'zipped',
    widths: [198, 244, 254, 224, 198],
    foldStrength: 0.55,
  }),
  'climbing-pants': () => ({
    ...PANTS,
    waistband: 'elastic',
    gusset: true,
    knee: 'darts',
    hem: 'elastic',
    folds: 'drape',
    length: 1130,
    widths: [208, 264, 296, 276, 214],
  }),
  'travel-chinos': () => ({
    ...PANTS,
    crease: true,
    hem: 'turned-up',
    folds: 'drape',
    foldStrength: 0.5,
    inner: 46,
    widths: [206, 250, 260, 240, 226],
  }),
  'rain-pants': () => ({
    ...PANTS,
    waistband: 'elastic',
    pockets: 'none',
    side: 'zip',
    hem: 'corded',
    foldStrength: 1,
    inner: 50,
    widths: [216, 268, 290, 286, 284],
  }),
  'trek-shorts': (random) => ({
    ...SHORTS,
    pockets: random.pick(['slant', 'zip']),
    thigh: 'cargo',
    length: 640,
    widths: [205, 258, 280, 288, 292],
  }),
  'trail-shorts': () => ({
    ...SHORTS,
    waistband: 'elastic',
    pockets: 'none',
    split: true,
    liner: true,
    length: 460,
    folds: 'crumple',
    widths: [200, 262, 300, 318, 330],
  }),
  'river-shorts': (random) => ({
    ...SHORTS,
    waistband: 'elastic',
    pockets: 'zip',
    ...(random.chance(0.6) && { side: 'panel' }),
    length: 570,
    widths: [206, 262, 284, 296, 306],
    foldStrength: 0.9,
  }),
  'camp-shorts': () => ({
    ...SHORTS,
    crease: true,
    hem: 'turned-up',
    length: 545,
    widths: [208, 256, 276, 282, 286],
    foldStrength: 0.5,
  }),
  'trail-tights': (random) => ({
    ...TIGHTS,
    side: 'panel',
    length: 1030,
    hem: random.pick(['hemmed', 'zipped']),
    widths: [142, 192, 186, 142, 122],
  }),
  'hike-leggings': () => ({
    ...TIGHTS,
    knee: 'patch',
    thigh: 'phone',
    length: 1180,
    widths: [146, 196, 192, 150, 122],
  }),
  'winter-tights': () => ({
    ...TIGHTS,
    waistband: 'elastic',
    hem: 'zipped',
    length: 1200,
    widths: [152, 202, 200, 160, 138],
    foldStrength: 0.7,
  }),
  'trail-skort': (random) => ({
    ...SKIRT,
    split: true,
    liner: true,
    ...(random.chance(0.4) && { side: 'panel' }),
    length: 450,
    widths: [196, 262, 300, 322, 344],
  }),
  'hike-skirt': (random) => ({
    ...SKIRT,
    waistband: 'belted',
    pockets: random.pick(['slant', 'zip']),
    wrap: true,
    length: 640,
    widths: [198, 262, 286, 304, 322],
  }),
  'quilted-skirt': () => ({
    ...SKIRT,
    pockets: 'zip',
    quilted: true,
    side: 'zip',
    length: 570,
    widths: [204, 264, 280, 286, 290],
    foldStrength: 0.35,
  }),
};

export const bottomStyleOf = (ink: Ink): BottomStyle =>
  STYLES[cutAmong(BOTTOM_KINDS, ink.picture)](ink.random);
