import { cutAmong, type CutOf, type GarmentKind } from '../picture.ts';
import type { Ink } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';

const SHOE_KINDS = ['hiking-shoe', 'trail-shoe', 'boot'] as const satisfies readonly GarmentKind[];
type ShoeKind = (typeof SHOE_KINDS)[number];

export interface ShoeStyle {
  /** Height of the heel's top: below 560 a shoe, above it a boot. */
  readonly height: number;
  /** Foam under toe and heel, and the rubber under it. */
  readonly foam: readonly [toe: number, heel: number];
  readonly lug: number;
  /** The toe's distance from the ground. */
  readonly rocker: number;
  readonly sole: 'runner' | 'hiker' | 'welted' | 'shell';
  readonly upper: 'mesh' | 'suede' | 'leather' | 'nylon';
  readonly toe: 'cap' | 'guard' | 'rand' | 'plain' | 'shell';
  readonly side: 'straps' | 'cage' | 'quarter' | 'weld' | 'plain' | 'quilt';
  readonly closure: 'laces' | 'toe-laces' | 'quick' | 'gore' | 'strap';
  readonly eyelets: number;
  readonly hooks: number;
  /** The edge of the opening. */
  readonly collar: 'padded' | 'sock' | 'fur' | 'folded' | 'drawn';
  readonly twoTone: boolean;
}

const LOW = {
  height: 486,
  lug: 26,
  rocker: 34,
  collar: 'padded',
  hooks: 0,
  eyelets: 6,
  closure: 'laces',
} as const;

const STYLES: Readonly<Record<CutOf<ShoeKind>, (random: Random) => ShoeStyle>> = {
  'hiker-low': (random) => ({
    ...LOW,
    foam: [52, 78],
    sole: 'hiker',
    upper: 'suede',
    toe: 'cap',
    side: random.pick(['straps', 'cage', 'straps']),
    twoTone: random.chance(0.5),
  }),
  'hiker-mid': (random) => ({
    ...LOW,
    height: 640,
    foam: [54, 80],
    lug: 30,
    sole: 'hiker',
    upper: 'suede',
    toe: random.pick(['cap', 'guard']),
    side: 'straps',
    eyelets: 5,
    hooks: 2,
    twoTone: random.chance(0.6),
  }),
  'leather-hiker': () => ({
    ...LOW,
    height: 500,
    foam: [40, 62],
    lug: 30,
    rocker: 22,
    sole: 'welted',
    upper: 'leather',
    toe: 'plain',
    side: 'quarter',
    eyelets: 5,
    twoTone: false,
  }),
  'approach-shoe': (random) => ({
    ...LOW,
    height: 452,
    foam: [34, 54],
    lug: 16,
    rocker: 26,
    sole: 'hiker',
    upper: 'suede',
    toe: 'rand',
    side: 'weld',
    closure: 'toe-laces',
    eyelets: 9,
    twoTone: random.chance(0.4),
  }),
  'trail-runner': (random) => ({
    ...LOW,
    foam: random.pick([
      [78, 112],
      [70, 100],
      [86, 118],
    ]),
    lug: 18,
    rocker: 52,
    sole: 'runner',
    upper: 'mesh',
    toe: 'guard',
    side: random.pick(['cage', 'weld', 'cage']),
    twoTone: true,
  }),
  'ultra-runner': () => ({
    ...LOW,
    height: 532,
    foam: [124, 158],
    lug: 14,
    rocker: 78,
    sole: 'runner',
    upper: 'mesh',
    toe: 'guard',
    side: 'weld',
    twoTone: true,
  }),
  'speed-trail': () => ({
    ...LOW,
    height: 520,
    foam: [46, 66],
    lug: 22,
    rocker: 40,
    sole: 'runner',
    upper: 'mesh',
    toe: 'rand',
    side: 'plain',
    closure: 'quick',
    eyelets: 5,
    collar: 'sock',
    twoTone: true,
  }),
  'winter-boot': (random) => ({
    ...LOW,
    height: 770,
    foam: [46, 70],
    lug: 36,
    rocker: 22,
    sole: 'hiker',
    upper: random.pick(['leather', 'suede', 'leather']),
    toe: 'cap',
    side: 'quarter',
    eyelets: 5,
    hooks: 3,
    collar: 'fur',
    twoTone: random.chance(0.4),
  }),
  'chelsea-boot': () => ({
    ...LOW,
    height: 652,
    foam: [24, 58],
    lug: 22,
    rocker: 20,
    sole: 'welted',
    upper: 'leather',
    toe: 'plain',
    side: 'plain',
    closure: 'gore',
    eyelets: 0,
    collar: 'folded',
    twoTone: false,
  }),
  'mountain-boot': () => ({
    ...LOW,
    height: 742,
    foam: [58, 86],
    lug: 40,
    rocker: 40,
    sole: 'welted',
    upper: 'suede',
    toe: 'rand',
    side: 'straps',
    eyelets: 5,
    hooks: 4,
    twoTone: true,
  }),
  'snow-boot': () => ({
    ...LOW,
    height: 820,
    foam: [30, 44],
    lug: 36,
    rocker: 20,
    sole: 'shell',
    upper: 'nylon',
    toe: 'shell',
    side: 'quilt',
    closure: 'strap',
    eyelets: 0,
    collar: 'drawn',
    twoTone: false,
  }),
};

export const shoeStyleOf = (ink: Ink): ShoeStyle => STYLES[cutAmong(SHOE_KINDS, ink.picture)](ink.random);

export const isBoot = (style: ShoeStyle): boolean => style.height > 560;
