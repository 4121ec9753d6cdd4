import type { Language } from '../../../shared/text.ts';

function english(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const french = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s|x|e)$/, '') : word);

const german = (word: string): string =>
  word.length > 4 ? word.replace(/(?:en|er|es|em|e|n|s)$/, '') : word;

/** Gender and number: "gorro", "gorros", "gorra"; "calcetín", "calcetines". */
const spanish = (word: string): string =>
  word.length > 3 ? word.replace(/(?:es|as|os|s|a|e|o)$/, '') : word;

/** The last vowel is gender and number: "giacca", "giacche"; "pantalone", "pantaloni". */
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

export const stem = (word: string, language: Language): string => STEMMERS[language](word);
