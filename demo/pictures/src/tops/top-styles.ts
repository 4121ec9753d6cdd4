import type { GarmentKind } from '../picture.ts';
import type { Random } from '../kit/random.ts';
import type { Folds, Surface } from '../kit/relief.ts';

export type TopKind = Extract<
  GarmentKind,
  | 'shell-jacket'
  | 'insulated-jacket'
  | 'parka'
  | 'vest'
  | 'fleece'
  | 'base-layer'
  | 't-shirt'
  | 'shirt'
  | 'hoodie'
>;

/** What distinguishes one upper garment from another; lengths are in picture units. */
export interface TopStyle {
  readonly ease: number;
  readonly waist: number;
  readonly flare: number;
  readonly length: number;
  readonly sleeve: 'long' | 'short' | 'none';
  readonly sleeveEase: number;
  readonly neck: 'hood' | 'stand' | 'crew' | 'collar';
  readonly neckWidth: number;
  readonly neckDrop: number;
  readonly hemCurve: number;
  readonly front: 'zip' | 'sealed-zip' | 'half-zip' | 'buttons' | 'flap' | 'plain';
  /** Number of filled chambers down the body; 0 for an unfilled piece. */
  readonly baffles: number;
  readonly cuff: 'tab' | 'rib' | 'bound' | 'hemmed' | 'buttoned';
  readonly hem: 'rib' | 'bound' | 'hemmed' | 'corded';
  readonly pockets: 'slant-zip' | 'kangaroo' | 'patch' | 'flap' | 'none';
  readonly chestPocket: 'zip' | 'patch' | 'none';
  readonly block: 'none' | 'yoke' | 'sides' | 'lower' | 'sleeves';
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

const JACKET = {
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
} as const;

const KNIT = {
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
} as const;

/** The style of a kind, varied by the seed within what the kind allows. */
export const TOP_STYLES: Readonly<Record<TopKind, (random: Random) => TopStyle>> = {
  'shell-jacket': (random) => ({
    ...JACKET,
    neck: 'hood',
    front: 'sealed-zip',
    cuff: 'tab',
    hem: 'corded',
    pockets: 'slant-zip',
    chestPocket: random.pick(['zip', 'none', 'zip']),
    block: random.pick(['none', 'yoke', 'sides', 'lower', 'none']),
  }),
  'insulated-jacket': (random) => ({
    ...JACKET,
    ease: 22,
    sleeveEase: 22,
    neck: random.pick(['stand', 'hood', 'stand']),
    front: 'zip',
    length: 745,
    baffles: random.pick([9, 11, 14]),
    cuff: 'bound',
    hem: 'bound',
    pockets: 'slant-zip',
    chestPocket: 'none',
    block: random.pick(['none', 'yoke', 'none']),
    foldStrength: 0.5,
    round: 0.6,
  }),
  parka: (random) => ({
    ...JACKET,
    ease: 30,
    sleeveEase: 24,
    length: 960,
    waist: 0.985,
    flare: 1.04,
    neck: 'hood',
    furTrim: random.chance(0.6),
    front: 'flap',
    cuff: 'rib',
    hem: 'hemmed',
    pockets: 'flap',
    chestPocket: random.pick(['zip', 'none']),
    block: 'none',
    folds: 'drape',
    foldStrength: 0.55,
  }),
  vest: (random) => ({
    ...JACKET,
    sleeve: 'none',
    neck: 'stand',
    front: 'zip',
    length: 735,
    baffles: random.pick([8, 10, 12]),
    cuff: 'bound',
    hem: 'bound',
    pockets: 'slant-zip',
    chestPocket: 'none',
    block: random.pick(['none', 'yoke', 'yoke']),
    foldStrength: 0.45,
    round: 0.6,
  }),
  fleece: (random) => {
    const pile = random.chance(0.55);
    return {
      ...KNIT,
      ease: 12,
      sleeveEase: 12,
      neck: 'stand',
      front: random.pick(['zip', 'half-zip', 'zip']),
      cuff: 'bound',
      hem: 'bound',
      pockets: random.pick(['slant-zip', 'none', 'slant-zip']),
      chestPocket: random.pick(['patch', 'zip', 'patch']),
      block: random.pick(['none', 'yoke', 'none']),
      foldStrength: 0.4,
      round: 0.85,
      surface: 'pile',
      surfaceStrength: pile ? 0.62 : 0.34,
      surfaceScale: pile ? 250 : 120,
      neckWidth: 102,
      neckDrop: 40,
    };
  },
  'base-layer': (random) => ({
    ...KNIT,
    ease: -26,
    waist: 0.95,
    sleeveEase: -14,
    length: 770,
    neck: random.pick(['crew', 'stand', 'crew']),
    front: random.pick(['plain', 'half-zip', 'half-zip']),
    neckDrop: 46,
    cuff: 'hemmed',
    hem: 'hemmed',
    pockets: 'none',
    chestPocket: 'none',
    block: random.pick(['sides', 'yoke', 'none']),
    folds: 'smooth',
    foldStrength: 0.9,
    round: 0.85,
    flatlock: true,
    stripes: random.chance(0.3),
    surface: 'grain',
    surfaceStrength: 0.2,
    surfaceScale: 160,
  }),
  't-shirt': (random) => ({
    ...KNIT,
    ease: 8,
    sleeve: 'short',
    sleeveEase: 12,
    length: 760,
    neck: 'crew',
    neckWidth: 104,
    neckDrop: 72,
    front: 'plain',
    cuff: 'hemmed',
    hem: 'hemmed',
    pockets: 'none',
    chestPocket: random.pick(['none', 'patch', 'none']),
    block: random.pick(['none', 'none', 'sleeves']),
    foldStrength: 0.75,
    surface: 'grain',
    surfaceStrength: 0.22,
    surfaceScale: 150,
    stripes: random.chance(0.18),
  }),
  shirt: (random) => ({
    ...KNIT,
    ease: 8,
    sleeve: random.pick(['long', 'long', 'short']),
    length: 790,
    neck: 'collar',
    neckWidth: 92,
    neckDrop: 46,
    front: 'buttons',
    hemCurve: 46,
    flare: 0.98,
    cuff: 'buttoned',
    hem: 'hemmed',
    pockets: 'none',
    chestPocket: random.pick(['patch', 'patch', 'none']),
    block: 'none',
    folds: 'drape',
    foldStrength: 0.7,
    check: random.chance(0.55),
    surface: 'grain',
    surfaceStrength: 0.18,
    surfaceScale: 140,
  }),
  hoodie: (random) => ({
    ...KNIT,
    ease: 18,
    sleeveEase: 18,
    length: 740,
    neck: 'hood',
    front: random.pick(['plain', 'zip', 'plain']),
    neckDrop: 40,
    cuff: 'rib',
    hem: 'rib',
    pockets: 'kangaroo',
    chestPocket: 'none',
    block: random.pick(['none', 'none', 'sleeves']),
    foldStrength: 0.72,
    surface: 'grain',
    surfaceStrength: 0.28,
    surfaceScale: 170,
  }),
};
