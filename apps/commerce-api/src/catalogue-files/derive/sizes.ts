import { foldedWords } from '../../domains/catalogue/index.ts';
import type { Parsed } from './parse-value.ts';
import { codePoints, normalizeText } from '@haberdash/validation';

export const GENDERS = ['women', 'men', 'kids', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];

/** Words by which a title or category says whom a product is for. */
const GENDER_WORDS: Readonly<Record<Exclude<Gender, 'unisex'>, string>> = {
  women:
    'women womens woman female ladies dame damer dam dames damen frauen femme femmes mujer mujeres donna donne',
  men: 'men mens man male herre herrer herr heren herren manner homme hommes hombre hombres uomo uomini',
  kids: 'kids kid children child junior baby toddler infant newborn boys girls barn kinder enfant enfants nino ninos nina ninas infantil bambino bambini bambina bambine',
};

const wordLists = Object.entries(GENDER_WORDS).map(
  ([gender, words]) => [gender as Gender, new Set(words.split(' '))] as const,
);

/** Whom a text is about; undefined where it does not say. */
export function genderIn(text: string): Gender | undefined {
  const words = foldedWords(text);
  return wordLists.find(([, known]) => words.some((word) => known.has(word)))?.[0];
}

/** Words of categories and types whose numbers are shoe sizes. */
const SHOE_WORDS =
  'shoe shoes boot boots sneaker sneakers sandal sandals footwear slippers sko stovel stovler schuh schuhe stiefel sandalen chaussure chaussures botte bottes sandale sandales zapato zapatos bota botas zapatilla zapatillas scarpa scarpe stivale stivali scarponi';
const shoeWords = new Set(SHOE_WORDS.split(' '));

export const isFootwear = (text: string): boolean =>
  foldedWords(text).some(
    (word) => shoeWords.has(word) || /(?:stovel|stovler|schuhe?|stiefel|shoes|boots)$/.test(word),
  );

/** Names of sizes that the shop writes in another way. */
const SIZE_ALIASES: Readonly<Record<string, string>> = {
  '2XS': 'XXS',
  XXS: 'XXS',
  XS: 'XS',
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  '2XL': 'XXL',
  XXL: 'XXL',
  XXXL: '3XL',
  '3XL': '3XL',
  'X-SMALL': 'XS',
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  'X-LARGE': 'XL',
  'XX-LARGE': 'XXL',
  OS: 'OS',
  'ONE SIZE': 'OS',
  ONESIZE: 'OS',
  'EN STØRRELSE': 'OS',
  EINHEITSGRÖSSE: 'OS',
  EINHEITSGRÖẞE: 'OS',
  'TAILLE UNIQUE': 'OS',
  'TALLA ÚNICA': 'OS',
  'TAGLIA UNICA': 'OS',
};

const LAST: Readonly<Record<Gender, string>> = { women: 'W', men: 'M', unisex: 'M', kids: 'K' };
const LONGEST_SIZE = 20;

export interface SizeSubject {
  readonly gender: Gender;
  readonly isFootwear: boolean;
}

/** The size of the shop's scales that a label names; another label is a size of its own. */
export function deriveSize(label: string, { gender, isFootwear: isShoe }: SizeSubject): Parsed<string> {
  const text = normalizeText(label, 'line');
  const alias = SIZE_ALIASES[text.toUpperCase()];
  if (alias !== undefined) return { value: alias };
  const number = /^(?:EU\s*)?(\d{2})(?:[.,](\d))?$/i.exec(text);
  if (isShoe && number !== null) {
    const [, whole = '', half] = number;
    if (half === undefined || half === '0') return { value: `${LAST[gender]}${whole}` };
    if (half === '5') return { value: `${LAST[gender]}${whole}.5` };
  }
  const waist = /^W?(\d{2})\s*[x×/]\s*L?(\d{2})$/i.exec(text);
  if (waist !== null) return { value: `${waist[1]}x${waist[2]}` };
  const litres = /^(\d{1,3})\s*l(?:it(?:er|re)s?)?$/i.exec(text);
  if (litres !== null) return { value: `L${litres[1]}` };
  const millilitres = /^(\d{3,4})\s*ml$/i.exec(text);
  if (millilitres !== null) return { value: `ML${millilitres[1]}` };
  const own = text.replaceAll(',', '.');
  return codePoints(own) > LONGEST_SIZE
    ? {
        reason: `the size ${JSON.stringify(text)} is longer than ${LONGEST_SIZE} characters`,
        suggestion: 'Shorten it, or name a short one under "sizes" in the mapping file.',
      }
    : { value: own };
}

const THIRDS: Readonly<Record<string, number>> = { '⅓': 33, '⅔': 67, '½': 50, '¼': 25, '¾': 75 };
const FIRST_WITHOUT_NUMBER = 20_000;

/** The rank of a size that has no scale: by its number, else by its place in the file. */
export function rankOfOwnSize(sizeId: string, placeInFile: number): number {
  const [, whole, part, fraction] = /^(\d{1,2})(?:\.(\d))?\s*([⅓⅔½¼¾])?/.exec(sizeId) ?? [];
  if (whole === undefined) return FIRST_WITHOUT_NUMBER + Math.min(placeInFile, 9_999);
  return Number(whole) * 100 + Number(part ?? 0) * 10 + (THIRDS[fraction ?? ''] ?? 0);
}
