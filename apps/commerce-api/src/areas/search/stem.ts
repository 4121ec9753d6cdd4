import type { Language } from '../../shared/text.ts';

const GERMAN_HEADS = [
  'jacke',
  'hose',
  'schuh',
  'stiefel',
  'weste',
  'mantel',
  'rock',
  'kleid',
  'tasche',
  'rucksack',
  'zelt',
  'sack',
  'mutze',
  'socke',
  'handschuh',
  'hemd',
  'shirt',
  'flasche',
  'boot',
  'shell',
  'hoodie',
  'fleece',
  'sandale',
  'tights',
] as const;

function english(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const french = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s|x|e)$/, '') : word);

const german = (word: string): string =>
  word.length > 4 ? word.replace(/(?:en|er|es|em|e|n|s)$/, '') : word;

/** Masculine and feminine, one and many: "gorro", "gorros", "gorra"; "calcetín", "calcetines". */
const spanish = (word: string): string =>
  word.length > 3 ? word.replace(/(?:es|as|os|s|a|e|o)$/, '') : word;

/** The last vowel tells number and gender: "giacca", "giacche"; "pantalone", "pantaloni". */
const italian = (word: string): string => {
  const bare = word.length > 3 ? word.replace(/[aeio]$/, '') : word;
  return bare.replace(/(?<=[cg])h$/, '').replace(/(?<=[bcdfglmnprstvz])i$/, '');
};

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
};

/** The form under which all numbers and cases of a word are found. */
export const stem = (word: string, language: Language): string => STEMMERS[language](word);

/** The stems a word is filed under; a German compound also under its head, "Regenjacke" under "Jacke". */
export function stems(word: string, language: Language): string[] {
  const own = stem(word, language);
  if (language !== 'de') return [own];
  const head = GERMAN_HEADS.find((entry) => {
    const bare = stem(entry, 'de');
    return own.length > bare.length + 1 && own.endsWith(bare);
  });
  return head === undefined ? [own] : [own, stem(head, 'de')];
}
