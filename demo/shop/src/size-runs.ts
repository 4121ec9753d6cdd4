import type { SizeRunName } from './kinds/kind-spec.ts';
import type { Random } from './random.ts';
import type { Gender } from './categories/category-spec.ts';

export const KIDS_AGES = ['Y2', 'Y4', 'Y6', 'Y8', 'Y10', 'Y12', 'Y14'];
export const ALPHA = {
  women: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  men: ['S', 'M', 'L', 'XL', 'XXL'],
  unisex: ['S', 'M', 'L', 'XL'],
};
/** Waists of trousers in inches. */
export const WAISTS = {
  women: ['25', '26', '27', '28', '29', '30', '31', '32'],
  men: ['28', '30', '31', '32', '33', '34', '36', '38'],
};
/** European shoe sizes, consecutive where half sizes exist. */
export const SHOES = {
  women: ['W36', 'W36.5', 'W37', 'W37.5', 'W38', 'W38.5', 'W39', 'W39.5', 'W40', 'W40.5', 'W41'],
  men: ['M40', 'M40.5', 'M41', 'M42', 'M42.5', 'M43', 'M44', 'M44.5', 'M45', 'M46', 'M47'],
  kids: ['K26', 'K27', 'K28', 'K29', 'K30', 'K31', 'K32', 'K33', 'K34', 'K35', 'K36'],
};
export const HANDS = ALPHA.unisex;
const PACKS: readonly (readonly string[])[] = [
  ['L12'],
  ['L18'],
  ['L22', 'L28'],
  ['L32'],
  ['L38', 'L45'],
  ['L50', 'L60'],
];
const DUFFELS: readonly (readonly string[])[] = [['L40'], ['L40', 'L60'], ['L60', 'L90'], ['L35']];
const TENTS: readonly (readonly string[])[] = [['P1', 'P2'], ['P2'], ['P2', 'P3'], ['P4'], ['P4', 'P6']];
const BOTTLES: readonly (readonly string[])[] = [
  ['ML500', 'ML750'],
  ['ML750', 'ML1000'],
  ['ML500', 'ML1000'],
  ['ML350', 'ML500', 'ML750'],
];

/** The sizes of a product, smallest first. */
export function sizeRunOf(run: SizeRunName, gender: Gender, random: Random): readonly string[] {
  const adult = gender === 'women' ? 'women' : 'men';
  if (gender === 'kids' && run === 'shoe') return SHOES.kids;
  if (gender === 'kids' && (run === 'alpha' || run === 'waist')) return KIDS_AGES;
  switch (run) {
    case 'alpha':
      return random.chance(0.2) && gender === 'men'
        ? ['XS', ...ALPHA.men]
        : ALPHA[gender === 'unisex' ? 'unisex' : adult];
    case 'waist':
      return WAISTS[adult].flatMap((waist) => ['30', '32'].map((length) => `${waist}x${length}`));
    case 'shoe':
      return SHOES[adult];
    case 'hand':
      return HANDS;
    case 'foot':
      return ['F36', 'F39', 'F42', 'F45'];
    case 'pack':
      return random.pick(PACKS);
    case 'duffel':
      return random.pick(DUFFELS);
    case 'tent':
      return random.pick(TENTS);
    case 'bottle':
      return random.pick(BOTTLES);
    case 'bag':
      return ['REG', 'LONG'];
    case 'one':
    case 'head':
      return ['OS'];
  }
}
