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

export type Styles<K extends TopKind> = Readonly<Record<CutOf<K>, (random: Random) => TopStyle>>;

export interface TopStyle {
  readonly ease: number;
  readonly waist: number;
  readonly flare: number;
  readonly length: number;
  readonly sleeve: 'long' | 'short' | 'none';
  readonly sleeveEase: number;
  /** The wrists' distance from a hanging sleeve. */
  readonly spread?: number;
  /** The sleeve seam runs up to the neck. */
  readonly raglan?: boolean;
  readonly neck: 'hood' | 'stand' | 'crew' | 'v' | 'collar';
  /** `helmet`: wide, with a brim; `close`: bound; `soft`: two panels of jersey; `snorkel`: tall. */
  readonly hood?: 'helmet' | 'close' | 'soft' | 'snorkel';
  readonly neckWidth: number;
  readonly neckDrop: number;
  readonly hemCurve: number;
  /** How far the back is below the front. */
  readonly dropHem?: number;
  readonly front: 'zip' | 'sealed-zip' | 'half-zip' | 'snap-placket' | 'buttons' | 'snaps' | 'flap' | 'plain';
  readonly quilt?: 'rows' | 'diamond' | 'panels';
  /** Number of filled chambers; 0 for an unfilled garment. */
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
