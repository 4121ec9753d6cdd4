import { LANGUAGES, type Edition, type Text } from '../../shared/text.ts';
import { colorFamilyOf, familyLabels, foldedWords } from '../../domains/catalogue/index.ts';

/** A colour as the shop filters and shows it. */
export interface DerivedColor {
  /** One of the families of the colour filter, or `none`. */
  readonly family: string;
  /** `#rrggbb` */
  readonly hex: string;
}

export const NO_FAMILY = 'none';
const NO_HEX = '#9a9a9a';

/** A product that comes in one colour only, without a name. */
export const ONE_COLOR = 'ONE';
export const ONE_COLOR_LABELS: Text = {
  en: 'One colour',
  'en-us': 'One color',
  'en-ca': 'One colour',
  fr: 'Couleur unique',
  de: 'Eine Farbe',
  es: 'Un color',
  it: 'Un colore',
};

/** Colour words beside those of the shop's own languages, in the order in which they are tried. */
const FURTHER_COLOR_WORDS: Readonly<Record<string, string>> = {
  black: 'svart sort musta zwart preto czarny onyx coal',
  white: 'hvit vit hvid valkoinen wit branco offwhite ivory krem cream',
  grey: 'gra harmaa grijs cinza szary silver solv stone slate graphite charcoal melange',
  beige: 'sand khaki taupe oatmeal',
  brown: 'brun ruskea bruin marrom kaffe coffee chocolate tan rust',
  green: 'gronn gron vihrea groen verde oliven olive moss mose forest',
  blue: 'bla sininen blauw azul marine navy denim indigo petrol teal',
  purple: 'lilla fiolett violetti paars roxo plum plomme',
  pink: 'rosa roze magenta',
  red: 'rod punainen rood vermelho burgunder burgundy wine',
  orange: 'oransje oranje laranja coral',
  yellow: 'gul keltainen geel amarelo mustard sennep',
};

const SHORTEST_PART = 3;

const furtherWords: readonly (readonly [word: string, family: string])[] = Object.entries(
  FURTHER_COLOR_WORDS,
).flatMap(([family, words]) => words.split(' ').map((word) => [word, family] as const));

/** The family of a word, or of the known word that it begins or ends with. */
function familyOfWord(word: string): string | undefined {
  for (const language of LANGUAGES) {
    const family = colorFamilyOf(word, language);
    if (family !== undefined) return family;
  }
  const whole = furtherWords.find(([known]) => known === word);
  if (whole !== undefined) return whole[1];
  return furtherWords.find(
    ([known]) => known.length >= SHORTEST_PART && (word.endsWith(known) || word.startsWith(known)),
  )?.[1];
}

/** The family and swatch of a colour by its name; the first word that names a family decides. */
export function deriveColor(label: string): DerivedColor {
  for (const word of foldedWords(label)) {
    const family = familyOfWord(word);
    if (family !== undefined) return { family, hex: familyLabels[family]?.hex ?? NO_HEX };
  }
  return { family: NO_FAMILY, hex: NO_HEX };
}

export const FAMILIES: readonly string[] = Object.keys(familyLabels);

/** Labels in the language of a file, and in English, which other languages fall back to. */
export const withFallback = (
  texts: Readonly<Partial<Record<Edition, string>>>,
): Partial<Record<Edition, string>> => {
  const [any] = Object.values(texts);
  return texts.en === undefined && any !== undefined ? { en: any, ...texts } : { ...texts };
};
