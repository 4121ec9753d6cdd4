import type { CutOf, GarmentKind } from '../picture.ts';
import type { Folds, Surface } from '../kit/relief.ts';
import type { Random } from '../kit/random.ts';

export const TOP_KINDS = [
  'shell-jacket',
  'insulated-jacket',
  'parka',
  'vest',
  'fleece',
  'base-layer',
  't-shirt',
  'shirt',
  'hoodie',
] as const satisfies readonly GarmentKind[];
export type TopKind = (typeof TOP_KINDS)[number];

/** How each cut of some kinds is made; the random numbers vary what the cut leaves open. */
export type Styles<K extends TopKind> = Readonly<Record<CutOf<K>, (random: Random) => TopStyle>>;

/** What distinguishes one upper garment from another; lengths are in picture units. */
export interface TopStyle {
  readonly ease: number;
  readonly waist: number;
  readonly flare: number;
  readonly length: number;
  readonly sleeve: 'long' | 'short' | 'none';
  readonly sleeveEase: number;
  /** How far the wrists stand out beyond a sleeve that hangs. */
  readonly spread?: number;
  /** A raglan sleeve runs up to the neck. */
  readonly raglan?: boolean;
  readonly neck: 'hood' | 'stand' | 'crew' | 'v' | 'collar';
  /** `helmet`: wide, with a brim; `close`: bound, about the face; `soft`: two panels of jersey; `snorkel`: tall. */
  readonly hood?: 'helmet' | 'close' | 'soft' | 'snorkel';
  readonly neckWidth: number;
  readonly neckDrop: number;
  readonly hemCurve: number;
  /** How far the back hangs below the front. */
  readonly dropHem?: number;
  readonly front: 'zip' | 'sealed-zip' | 'half-zip' | 'snap-placket' | 'buttons' | 'snaps' | 'flap' | 'plain';
  readonly quilt?: 'rows' | 'diamond' | 'panels';
  /** Number of filled chambers down the body; 0 for an unfilled piece. */
  readonly baffles: number;
  readonly cuff: 'tab' | 'rib' | 'bound' | 'hemmed' | 'buttoned' | 'elastic';
  readonly hem: 'rib' | 'bound' | 'hemmed' | 'corded' | 'elastic';
  readonly pockets: 'slant-zip' | 'high-zip' | 'kangaroo' | 'patch' | 'flap' | 'cargo' | 'welt' | 'none';
  readonly chestPocket: 'zip' | 'twin-zip' | 'patch' | 'flaps' | 'none';
  readonly waistCord?: boolean;
  readonly pitZips?: boolean;
  readonly block: 'none' | 'yoke' | 'sides' | 'lower' | 'sleeves' | 'shoulders' | 'slash';
  readonly folds: Folds;
  readonly foldStrength: number;
  readonly surface?: Surface;
  readonly surfaceStrength?: number;
  readonly surfaceScale?: number;
  readonly round: number;
  readonly furTrim?: boolean;
  readonly check?: boolean;
  readonly stripes?: boolean;
  readonly flatlock?: boolean;
}

export const JACKET = {
  ease: 14,
  waist: 1,
  flare: 1,
  length: 775,
  sleeve: 'long',
  sleeveEase: 16,
  neckWidth: 98,
  neckDrop: 40,
  hemCurve: 6,
  baffles: 0,
  folds: 'crumple',
  foldStrength: 0.75,
  round: 0.75,
  block: 'none',
  chestPocket: 'none',
} as const;

export const KNIT = {
  ease: 0,
  waist: 0.985,
  flare: 1,
  length: 760,
  sleeve: 'long',
  sleeveEase: 4,
  neckWidth: 96,
  neckDrop: 58,
  hemCurve: 4,
  baffles: 0,
  folds: 'drape',
  foldStrength: 0.6,
  round: 0.6,
  block: 'none',
  pockets: 'none',
  chestPocket: 'none',
} as const;
